/** Companies that handle personal data for us, on our instructions. The privacy pages print this list. */
import { institute } from './institute.ts';

export interface Processor {
  readonly name: string;
  readonly does: string;
  readonly data: string;
  readonly where: string;
}

export const processors: readonly Processor[] = [
  {
    name: institute.hosting,
    does: 'Serves this website and runs its forms. While the database cannot be reached it holds what you have sent, until it can be moved there.',
    data: 'Your IP address and the pages you ask for; what you send through a form, as it passes through.',
    where: 'United States, and servers near you',
  },
  {
    name: institute.database,
    does: 'Keeps our database and signs learners in.',
    data: 'Enquiries, accounts, learning records.',
    where: `${institute.databaseRegion}, United Kingdom`,
  },
  {
    name: institute.mailProcessor,
    does: 'Delivers the emails that we send.',
    data: 'Your email address, and what the email says.',
    where: institute.mailRegion,
  },
];
