import { mailTopics, type MailTopic } from '#shared/contracts/mail-choices.ts';
import { mailTopicWords } from '#shared/messages/mail-choices.ts';
import { buttonPages, linkPage } from './token-button.ts';

/** The page that stops mails: its link changes nothing, its button does. */

const builtPath = 'mails/stop-form';

export const stopMailsPages = buttonPages(builtPath, '/mails/stopped', ['kind']);

const topicOf = (kind: string | null): MailTopic | null => mailTopics.find((topic) => topic === kind) ?? null;

export const stopMailsLinkPage = linkPage('/mails/stop', builtPath, (built, url) => {
  const topic = topicOf(url.searchParams.get('kind'));
  if (topic) built.fillSlot('data-topic', `${mailTopicWords[topic].stop}?`);
});
