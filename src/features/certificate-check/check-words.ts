import type { Checked } from './check-credential.ts';
import type { Found } from './find-credential.ts';

/** What the page says of a certificate: the answer first, then what it means. */
interface Words {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string;
}

export const answerWords: Readonly<Record<Checked['answer'] | 'unknown-number' | 'other-name', Words>> = {
  valid: {
    tone: 'good',
    title: 'Valid',
    text: 'We signed this certificate, nothing in it was changed, and it is not withdrawn.',
  },
  expired: {
    tone: 'warn',
    title: 'Expired',
    text: 'We signed this certificate and nothing in it was changed, but its last day is over.',
  },
  'not-yet': {
    tone: 'warn',
    title: 'Not valid yet',
    text: 'We signed this certificate, but its first day has not come. Is the clock of this device right?',
  },
  withdrawn: {
    tone: 'bad',
    title: 'Withdrawn',
    text: 'We signed this certificate, and have withdrawn it since. It proves nothing now.',
  },
  'status-unknown': {
    tone: 'warn',
    title: 'Cannot check the status now',
    text: 'We signed this certificate and nothing in it was changed. Whether it was withdrawn since could not be read: are you offline? Try again later.',
  },
  altered: {
    tone: 'bad',
    title: 'Altered',
    text: 'This names our key, but the signature does not fit: something was changed after signing, or a part is missing.',
  },
  'not-ours': {
    tone: 'bad',
    title: 'Not ours',
    text: 'This was not signed with a key of ours. If it says that it comes from us, please tell us.',
  },
  unreadable: {
    tone: 'bad',
    title: 'Not a certificate',
    text: 'This cannot be read as one of our certificates.',
  },
  'unknown-number': {
    tone: 'bad',
    title: 'No such number',
    text: 'We have no certificate with this number. Letters O, I and L are never in it; compare it once more. If the holder was erased from our records, their file can still be checked here.',
  },
  'other-name': {
    tone: 'bad',
    title: 'Altered',
    text: 'The signature is ours, but the name beside it is not the name that we signed.',
  },
};

export const nothingWords: Readonly<Record<Extract<Found, { kind: 'nothing' }>['why'], string>> = {
  empty: 'Type a number, paste a link or a certificate, or choose a file first.',
  'too-large': 'This is far larger than a certificate of ours, so it was not looked into.',
  several: 'There are several different certificates in this file, so that none of them can be trusted.',
  'strange-characters':
    'There are characters in this that a certificate never has. Some look like ordinary letters, or cannot be seen: it was altered, or copied badly.',
  none: 'There is no certificate in this. Give us the number, our link, the file, the badge image or the PDF.',
};

/** A number whose portfolio its holder keeps to themselves. */
export const privateWords = {
  title: 'Kept private',
  text: 'This is the number of a portfolio that its holder keeps private. Ask them for the file: it can be checked here.',
} as const;
