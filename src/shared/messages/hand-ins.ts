/** What the four levels of a rubric's line mean, the weakest first. */
export const levelWords = [
  'not there yet',
  'on the way',
  'as it should be',
  'beyond what was asked',
] as const;

/** What is said about handing in and about mentors' answers, in the browser and from the server. */
export const handInMessages = {
  link: 'Please give a link that begins with https://',
  linkOrText: 'Give a link, or write the text, and not both',
  feedback: 'Please write what you think of the work as a whole',
  answer: 'Please write your answer',
  sentence: 'Please write the sentence that you want to keep',
  missing: 'This is not part of your work. Please reload the page.',
  accepted: 'This is accepted already, so there is nothing more to hand in.',
  notYours: 'You do not have this hand-in.',
  moved: 'Someone was quicker: this has been read, replaced by a newer version, or taken by another mentor.',
  full: 'There is no room for more here.',
} as const;
