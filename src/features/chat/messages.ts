/** What the chat says of itself. What the server says too is in shared/messages/chat.ts. */
export const chatWords = {
  region: 'Assistant',
  launcher: 'Help',
  title: 'Ask the assistant',
  kind: 'A program, not a person',
  newAnswer: 'New answer',
  /** Before and after the link to the contact page. */
  intro: 'Automatic answers from what this site says, and from nothing else. For a person, go to ',
  introLink: 'Contact',
  introEnd: '. Times are UK time.',
  log: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  typing: 'The assistant is writing',
  suggestions: 'You could ask',
  sources: 'From these pages',
  again: 'Ask again',
  support: 'Contact a person',
  /** Where the assistant does not work, with the other ways to ask. */
  broken: 'The assistant does not work in your browser. A person answers you instead:',
  brokenForm: 'write on the contact page',
  brokenMail: 'write to',
  brokenCall: 'call',
  label: 'Your question',
  send: 'Send',
  close: 'Close the assistant',
  minimise: 'Minimise the assistant',
  restore: 'Open the assistant again',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  over: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
} as const;

/** First questions for people who do not know what can be asked. */
export const suggestedQuestions = [
  'Which course is the shortest?',
  'What do the courses cost?',
  'How do refunds work?',
] as const;
