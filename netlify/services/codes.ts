import { createHmac, randomInt } from 'node:crypto';
import type { Deps } from './deps.ts';

/** Six digits for a mail. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/**
 * What is stored of a code. Keyed with a secret, what it is for and whose it is: six digits alone would be guessed from their
 * hash in a moment.
 */
export const codeHash = (
  purpose: 'move' | 'ework' | 'desk',
  whose: string,
  code: string,
  deps: Deps,
): string => createHmac('sha256', deps.settings.codeKey).update(`${purpose} ${whose} ${code}`).digest('hex');
