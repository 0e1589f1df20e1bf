/** What a person reads about the mails that they can stop. */
export const mailTopicWords = {
  feedback: {
    label: 'When a mentor has read what I handed in',
    stop: 'Stop emails about feedback',
    stopped: 'Done. You will get no more emails about feedback.',
  },
  answers: {
    label: 'When a mentor writes to me',
    stop: 'Stop emails about messages from mentors',
    stopped: 'Done. You will get no more emails about messages from mentors.',
  },
  news: {
    label: 'Other news of my learning area',
    stop: 'Stop emails about other news',
    stopped: 'Done. You will get no more emails about other news.',
  },
} as const;

export const mailChoiceMessages = {
  stoppedAll: 'Done. You will get no more emails about your work and your learning area.',
  unknown: 'We do not know this link. It may be incomplete, or the person it was for is no longer with us.',
} as const;
