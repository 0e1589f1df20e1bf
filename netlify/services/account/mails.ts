import { institute } from '#shared/catalogue/institute.ts';
import { mailTopics, stopMails, type MailTopic } from '#shared/contracts/mail-choices.ts';
import { mailTopicWords } from '#shared/messages/mail-choices.ts';
import { composeMail, instituteSignature, type MailPart } from '../mails/mail-layout.ts';

export type { MailTopic };

export interface AccountMail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

const compose = (kind: string, subject: string, parts: readonly MailPart[]): AccountMail => ({
  kind,
  subject,
  ...composeMail(subject, parts, instituteSignature),
});

/** For an address that asks for an account and has one. It carries nothing of what was typed. */
export function composeAccountExists(siteUrl: string): AccountMail {
  return compose('account-exists', 'You already have an account with us', [
    {
      kind: 'paragraph',
      text: `You asked for an account at ${institute.name} with this address. It already has one, and nothing about it was changed.`,
    },
    { kind: 'link', text: 'Sign in, or ask for a new password', href: `${siteUrl}/sign-in` },
    { kind: 'paragraph', text: 'If you did not ask, ignore this email.' },
  ]);
}

/** The code for a new address of an account; it goes to that address. */
export function composeEmailChange(siteUrl: string, code: string): AccountMail {
  return compose('email-change-code', `${code} is your code`, [
    {
      kind: 'paragraph',
      text: `You asked to use this address for your account at ${institute.name}. Enter this code on your account page within 10 minutes:`,
    },
    { kind: 'facts', facts: [['Code', code]] },
    { kind: 'link', text: 'Open your account', href: `${siteUrl}/account` },
    { kind: 'paragraph', text: 'If you did not ask, ignore this email: without the code nothing changes.' },
  ]);
}

/** For an address that someone wants to move an account to and that has one of its own. */
export function composeAddressTaken(siteUrl: string): AccountMail {
  return compose('email-change-taken', 'This address already has an account', [
    {
      kind: 'paragraph',
      text: `Someone asked to move another account at ${institute.name} to this address. It has an account of its own, so nothing was changed.`,
    },
    { kind: 'link', text: 'Sign in', href: `${siteUrl}/sign-in` },
  ]);
}

/** Tells the owner of an account what was just done to it, so that a change by a stranger is noticed. */
export function composeNotice(siteUrl: string, what: 'password' | 'address' | 'deleted'): AccountMail {
  const words = {
    password: [
      'Your password was changed',
      'The password of your account was changed just now, and every other session was ended.',
    ],
    address: [
      'Your account has a new address',
      'Your account moved to another email address just now. You can no longer sign in with this one.',
    ],
    deleted: [
      'Your account was deleted',
      'Your account and everything in it were deleted just now, as you asked. This is our last email about it.',
    ],
  } as const;
  const [subject, text] = words[what];
  return compose(`account-${what}`, subject, [
    { kind: 'paragraph', text },
    {
      kind: 'paragraph',
      text: `If this was not you, write to ${institute.email} or call ${institute.phone} at once.`,
    },
    ...(what === 'deleted' ? [] : [{ kind: 'link' as const, text: 'Sign in', href: `${siteUrl}/sign-in` }]),
  ]);
}

export interface News {
  siteUrl: string;
  /** What there is to say, the oldest first. */
  titles: readonly string[];
  /** What each of them is about. */
  topics: readonly MailTopic[];
  /** Stops such mails. */
  token: string;
  /** Has an account; a student without one has the eWork platform alone. */
  isLearner: boolean;
}

/** All that is new for one person, for someone who wants it by mail. Each kind that is in it has a link that stops it. */
export function composeNotifications({ siteUrl, titles, topics, token, isLearner }: News): AccountMail & {
  unsubscribeUrl: string;
} {
  const [first = 'News in your learning area'] = titles;
  const subject = titles.length === 1 ? first : `${first}, and ${titles.length - 1} more`;
  const link = (text: string, path: string): MailPart => ({ kind: 'link', text, href: `${siteUrl}${path}` });
  const stops = mailTopics
    .filter((topic) => topics.includes(topic))
    .map((topic) => link(mailTopicWords[topic].stop, `/mails/stop?token=${token}&kind=${topic}`));
  return {
    ...compose('notifications', subject.slice(0, 200), [
      ...titles.map((text) => ({ kind: 'paragraph' as const, text })),
      isLearner
        ? link('Open your learning area', '/dashboard')
        : link('Open the eWork platform', '/ework-platform'),
      ...stops,
      isLearner
        ? link('All your settings', '/account#settings')
        : link('Stop all of these emails', `/mails/stop?token=${token}`),
    ]),
    unsubscribeUrl: `${siteUrl}${stopMails.path}?token=${token}`,
  };
}
