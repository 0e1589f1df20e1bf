/** What the chat says about itself; the two fallback texts are those of docs/contract/chat.md. */
export const chatMessages = {
  placeholder: 'Ask about our programs...',
  empty: 'Write a question',
  tooLong: 'A question can have at most 2,000 characters. Please shorten it.',
  /** A failed call, or no connection. */
  difficulties:
    "I'm experiencing technical difficulties right now. Please try again in a moment, or feel free to contact our support team directly for immediate assistance.",
  /** An answer without a text. */
  noText:
    "I apologize, but I'm having trouble processing your request right now. Please try again or contact our support team.",
} as const;
