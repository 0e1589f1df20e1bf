import type { ChatReply, ChatRequest } from '#shared/contracts/chatbot.ts';
import {
  beginnersReply,
  certificateReply,
  coachingReply,
  courseListReply,
  courseTopicReply,
  durationsReply,
  eworkReply,
  hoursReply,
  notTaughtReply,
  overviewReply,
  salariesReply,
  superlativeReply,
  taughtReply,
} from './course-replies.ts';
import { instituteReplies, smallTalk, unknownReply } from './institute-replies.ts';
import {
  cheapestReply,
  currencyReply,
  discountReply,
  feesReply,
  instalmentsReply,
  notFreeReply,
  pacesReply,
  priceReply,
  underBudgetReply,
} from './money-replies.ts';
import { reply } from './reply.ts';
import { understand, type Topic, type Understanding } from './understand.ts';

/** A passage of our own content that matches a question. */
export interface Passage {
  title: string;
  heading: string;
  href: string;
}

/** Finds passages of the site's content; best first, none when nothing fits. */
export type SearchPassages = (question: string) => readonly Passage[];

/** Topics that decide before anything about a course does. */
const first: readonly Topic[] = [
  'refund',
  'promise',
  'attendance',
  'age',
  'officer',
  'erasure',
  'retention',
  'complaint',
  'cookies',
  'privacy',
  'login',
];

function firstOf(
  replies: readonly (readonly [Topic, () => ChatReply])[],
  topics: ReadonlySet<Topic>,
): ChatReply | null {
  return replies.find(([topic]) => topics.has(topic))?.[1]() ?? null;
}

/** Topics about courses in the order in which they answer. */
const courseTopics: readonly Topic[] = [
  'salary',
  'growth',
  'duration',
  'hours',
  'level',
  'skills',
  'careers',
  'industries',
];

function answerAboutCourses(understanding: Understanding): ChatReply | null {
  const { courses, topics } = understanding;
  if (topics.has('certificate') && !topics.has('fees')) return certificateReply(understanding);
  if (topics.has('ework')) return eworkReply(understanding);
  const isAboutMoney = topics.has('price') || topics.has('instalments') || topics.has('discount');
  if (isAboutMoney && !topics.has('salary')) return priceReply(understanding);
  return (
    courseTopicReply(
      courses,
      courseTopics.filter((topic) => topics.has(topic)),
    ) ?? (understanding.months ? priceReply(understanding) : overviewReply(courses))
  );
}

function answerAboutMoney({ topics, ...rest }: Understanding): ChatReply | null {
  const understanding = { topics, ...rest };
  if (topics.has('currency')) return currencyReply();
  if (topics.has('fees')) return feesReply();
  if (topics.has('free')) return notFreeReply();
  if (understanding.budget !== null) return underBudgetReply(understanding.budget);
  if (topics.has('discount')) return discountReply(understanding);
  if (topics.has('instalments')) return instalmentsReply(understanding);
  if (topics.has('price')) return priceReply(understanding);
  return null;
}

function answerInGeneral(understanding: Understanding): ChatReply | null {
  const { topics } = understanding;
  if (topics.has('certificate')) return certificateReply(understanding);
  if (topics.has('coaching') && !topics.has('blog')) return coachingReply();
  if (topics.has('ework')) return eworkReply(understanding);
  if (topics.has('salary')) return salariesReply();
  if (topics.has('hours')) return hoursReply();
  if (topics.has('list')) return courseListReply();
  if (topics.has('duration')) return durationsReply();
  if (topics.has('level')) return beginnersReply();
  return null;
}

/**
 * Answers one question from the catalogue, the pricing rules and the site's content, whatever the question says to do.
 * Says so when it does not know, and then offers a person.
 */
export function answerQuestion(
  message: string,
  earlier: readonly string[],
  search: SearchPassages,
): ChatReply {
  const understanding = understand(message, earlier);
  const { topics, courses, superlative, text } = understanding;
  const institute = (wanted: readonly Topic[]) =>
    firstOf(instituteReplies, new Set(wanted.filter((topic) => topics.has(topic))));

  const decided = institute(first);
  if (decided) return decided;
  if (superlative === 'cheapest' || superlative === 'dearest')
    return cheapestReply(superlative, topics.has('instalments'));
  if (superlative && courses.length === 0) {
    const found = superlativeReply(superlative);
    if (found) return found;
  }
  if (topics.has('consultation') && courses.length === 0)
    return institute(['consultation']) ?? unknownReply();
  if (topics.has('placement')) return institute(['placement']) ?? unknownReply();
  if (topics.has('discount') && courses.length === 0) return discountReply(understanding);
  if (courses.length > 0 && !topics.has('blog')) {
    const found = answerAboutCourses(understanding);
    if (found) return found;
  }
  if (understanding.notTaught) return notTaughtReply();
  if (understanding.taught.length > 0) {
    const found = taughtReply(understanding.taught);
    if (found) return found;
  }
  if (/\b6\b.*\b12\b|\bsix\b.*\btwelve\b/.test(text)) return pacesReply();
  const money = answerAboutMoney(understanding);
  if (money) return money;
  const general = answerInGeneral(understanding);
  if (general) return general;
  const aboutUs = firstOf(instituteReplies, topics);
  if (aboutUs) return aboutUs;
  const talk = firstOf(smallTalk, topics);
  if (talk) return talk;

  const passages = search(text);
  if (passages.length > 0)
    return reply(
      [
        'I have no ready answer to that, but these pages of ours may help:',
        ...passages.map((passage) =>
          passage.heading ? `${passage.title}: ${passage.heading}` : passage.title,
        ),
      ],
      passages.map((passage) => ({ title: passage.title, href: passage.href })),
      unknownReply().actions,
    );
  return unknownReply();
}

/** Answers a visitor. Nothing of the conversation is kept. */
export function answerChat({ message, history = [] }: ChatRequest, search: SearchPassages): ChatReply {
  const earlier = history.filter((turn) => turn.type === 'user').map((turn) => turn.content);
  return answerQuestion(message, earlier, search);
}
