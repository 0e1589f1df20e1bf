import type { Database } from './database.ts';

/** People whom a newcomer can be. Fictitious, on a reserved domain, and known to the local database alone. */
export const demoPeople = {
  learner: {
    email: 'maya.learner@kestrelrow.example',
    password: 'one step at a time',
    firstName: 'Maya',
    lastName: 'Farrow',
  },
  staff: {
    email: 'desk@kestrelrow.example',
    password: 'letters and answers',
    firstName: 'Hana',
    lastName: 'Brightwell',
  },
  mentor: {
    email: 'mentor@kestrelrow.example',
    password: 'read it twice',
    firstName: 'Ottoline',
    lastName: 'Reyes',
  },
  admin: {
    email: 'admin@kestrelrow.example',
    password: 'weeks and tasks',
    firstName: 'Idris',
    lastName: 'Vane',
  },
} as const;

export type DemoPerson = (typeof demoPeople)[keyof typeof demoPeople];

/**
 * Makes one of them as anyone becomes a learner, by signing up; the code from the mail is taken as entered.
 * @returns the learner's id, and whether the account is new
 */
export async function createDemoPerson(
  database: Database,
  { email, password, firstName, lastName }: DemoPerson,
): Promise<{ learnerId: string; isNew: boolean }> {
  const find = async () => {
    const [user] = await database.query<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ]);
    return user?.id;
  };
  const known = await find();
  if (known) return { learnerId: known, isNew: false };
  const response = await fetch(`${database.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: database.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { first_name: firstName, last_name: lastName } }),
  });
  if (!response.ok)
    throw new Error(`${email} could not sign up: ${response.status} ${await response.text()}`);
  await database.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  const learnerId = await find();
  if (!learnerId) throw new Error(`${email} signed up and is not there`);
  return { learnerId, isNew: true };
}
