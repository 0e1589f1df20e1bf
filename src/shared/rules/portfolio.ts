/** How a piece of a portfolio is put into a signed text, and what the signed text says about itself. */
import type { PortfolioPiece } from '../contracts/portfolios.ts';
import { levelWords } from '../messages/hand-ins.ts';
import type { Award } from './credential.ts';

/** As Markdown: who signed it off and when, and a line for each line of the rubric. */
export function outcomeOf({ mentor, signedOffOn, lines }: PortfolioPiece): string {
  const outcomes = lines.map(({ title, level, sentence }) =>
    [`- ${oneLine(title)}: ${level} of 4, ${levelWords[level - 1] ?? ''}.`, oneLine(sentence)]
      .join(' ')
      .trim(),
  );
  return [`Signed off by ${mentor} on ${signedOffOn}.`, ...outcomes].join('\n');
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A title never reads like that of an award. */
export const portfolioName = (title: string): string => `Portfolio: ${title}`;

/** The title as its author typed it. */
export const portfolioTitle = (name: string): string => name.replace(/^(?:Demonstration: )?Portfolio: /, '');

export const toPortfolioAward = (id: string, title: string): Award => ({
  kind: 'portfolio',
  id,
  name: portfolioName(title),
  description: 'A choice of work that mentors have accepted, with the outcome for each line of the rubric.',
  criteria:
    'Each piece was handed in and accepted by a mentor of the institute, who is named with it. The holder chose the pieces, their order, the title and the words at the beginning. The holder’s name is that of their account. There was no examination.',
  page: '/verify#portfolio',
});
