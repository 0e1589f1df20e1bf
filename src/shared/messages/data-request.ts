/** Words that both the data request form and the server say. */
export const dataRequestMessages = {
  kind: 'Choose what you are asking for',
  details: 'Say what it is about, in a sentence or two',
  received: 'We have your request and will answer it by the date below.',
} as const;
