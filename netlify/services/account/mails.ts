import { institute } from '#shared/catalogue/institute.ts';
import { composeMail, instituteSignature, type MailPart } from '../mails/mail-layout.ts';

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

/** The unread notifications, for a learner who wants them by mail too. */
export function composeNotifications(siteUrl: string, titles: readonly string[]): AccountMail {
  const [first = 'News in your learning area'] = titles;
  const subject = titles.length === 1 ? first : `${first}, and ${titles.length - 1} more`;
  return compose('notifications', subject.slice(0, 200), [
    ...titles.map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'link', text: 'Open your learning area', href: `${siteUrl}/dashboard` },
    { kind: 'link', text: 'Stop these emails in your settings', href: `${siteUrl}/account#settings` },
  ]);
}
