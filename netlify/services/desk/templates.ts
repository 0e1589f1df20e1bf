import { institute } from '#shared/catalogue/institute.ts';
import type { DeskRow } from '#shared/contracts/desk-inbox.ts';
import { programmeParts } from '../mails/enquiry-mails.ts';
import { partsAsText } from '../mails/mail-layout.ts';

/** Beginnings of an answer. Prices, lengths and links are those of the catalogue at this moment. */
export function templatesFor(
  { kind, firstName, programme }: Pick<DeskRow, 'kind' | 'programme'> & { firstName: string },
  { siteUrl, staffName }: { siteUrl: string; staffName: string },
): { label: string; body: string }[] {
  const begin = `Hello ${firstName},`;
  const end = `Kind regards\n${staffName}`;
  const compose = (...paragraphs: string[]) => [begin, ...paragraphs, end].join('\n\n');
  if (kind === 'data-request' || kind === 'complaint')
    return [
      {
        label: 'Ask for proof of identity',
        body: compose(
          'Thank you for writing about your data. Before we send or change anything, please show us that it is yours: reply from the address that we have, and tell us one thing that you once wrote to us.',
        ),
      },
    ];
  const facts = programmeParts(programme, siteUrl);
  return [
    {
      label: 'Suggest a call',
      body: compose(
        'Thank you for your enquiry. May I call you? Tell me a day and a time that suit you, and the best number.',
      ),
    },
    ...(facts.length > 0
      ? [
          {
            label: 'Facts and prices',
            body: compose('Thank you for your enquiry. Here is what you asked about:', partsAsText(facts)),
          },
        ]
      : []),
    {
      label: 'We could not reach you',
      body: compose(
        `I tried to call you and could not reach you. You can call us on ${institute.phone} (${institute.hours}, ${institute.hoursZone}), or reply to this email.`,
      ),
    },
  ];
}
