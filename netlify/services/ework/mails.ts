import { institute } from '#shared/catalogue/institute.ts';
import { composeMail, instituteSignature, type MailBody, type MailPart } from '../mails/mail-layout.ts';

export interface EworkMail extends MailBody {
  subject: string;
}

const compose = (subject: string, parts: readonly MailPart[]): EworkMail => ({
  subject,
  ...composeMail(subject, parts, instituteSignature),
});

export interface Invitation {
  firstName: string;
  /** Null where no course is assigned. */
  courseTitle: string | null;
  siteUrl: string;
  /** Whether signing in asks for a code from a mail. */
  signIn: 'code' | 'email';
}

/** Tells a student where their place is. It carries no code and opens nothing: it may be forwarded without harm. */
export function composeInvitation({ firstName, courseTitle, siteUrl, signIn }: Invitation): EworkMail {
  return compose('Your place on the eWork platform', [
    {
      kind: 'paragraph',
      text: `Hello ${firstName}, ${institute.name} has opened the eWork platform for you. You will find the tasks of each week there, and you tick what you have done.`,
    },
    ...(courseTitle === null ? [] : [{ kind: 'facts' as const, facts: [['Course', courseTitle] as const] }]),
    { kind: 'link', text: 'Open the eWork platform', href: `${siteUrl}/ework-platform` },
    {
      kind: 'paragraph',
      text:
        signIn === 'code'
          ? 'On the Student tab, enter the email address that this came to. We then send you a code to sign in with.'
          : 'On the Student tab, enter the email address that this came to. There is no password.',
    },
    {
      kind: 'paragraph',
      text: `If you did not expect this, ignore this email. Questions: ${institute.email}.`,
    },
  ]);
}

/** The code of one sign-in. */
export function composeCode(siteUrl: string, code: string): EworkMail {
  return compose(`${code} is your eWork code`, [
    {
      kind: 'paragraph',
      text: 'You asked to sign in to the eWork platform with this address. Enter this code there within 10 minutes:',
    },
    { kind: 'facts', facts: [['Code', code]] },
    { kind: 'link', text: 'Open the eWork platform', href: `${siteUrl}/ework-platform` },
    {
      kind: 'paragraph',
      text: 'If you did not ask, ignore this email: no one can sign in without the code. Do not share it with anyone, including us.',
    },
  ]);
}
