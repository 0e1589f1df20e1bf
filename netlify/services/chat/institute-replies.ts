import { claimNote, findClaims, howWeCount, type ClaimId } from '#shared/catalogue/claims.ts';
import { institute } from '#shared/catalogue/institute.ts';
import { projectsAccount } from '#shared/rules/route.ts';
import { retention } from '#shared/catalogue/retention.ts';
import { terms } from '#shared/catalogue/terms.ts';
import type { ChatReply } from '#shared/contracts/chatbot.ts';
import { askAdviser, contactLine, pages, register, reply } from './reply.ts';
import type { Topic } from './understand.ts';

const noPromise =
  'We do not promise a job, a role or a salary; no one honestly can. What we promise is teaching of reasonable care and skill, projects you can show, and coaching while you apply.';

const refund = [
  `Within ${terms.fullRefundDays} days you get everything back, without a reason. After that, to day ${terms.proRataRefundDays}, you get back the share that has not been taught (pro rata). Later you can leave with ${terms.leavingNoticeDays} days of notice and pay for no teaching after it.`,
  `The money comes in ${terms.refundBusinessDays.from}-${terms.refundBusinessDays.to} business days. To cancel, write to ${institute.email} or call ${institute.phone}.`,
];

const countPage = { title: 'How we count', href: howWeCount };

const years = (months: number) => `${months / 12} years`;

/** What we state in a chat about ourselves: the figures with what nothing backs said beside them, or that there are none. */
function statedReply(ids: readonly ClaimId[], more: readonly string[] = []): ChatReply {
  const shown = findClaims(ids);
  const note = claimNote(shown);
  return reply(
    [
      ...(shown.length > 0
        ? [
            `We state: ${shown.map(({ figure, text }) => `${figure} ${text}`).join('; ')}.`,
            ...(note ? [`${note}. They are no forecast for you.`] : []),
          ]
        : ['We do not publish that figure before there is evidence for it.']),
      ...more,
    ],
    [countPage, pages.about],
    [askAdviser()],
  );
}

/** What each topic about the institute says. In order: the first topic of a question that is here answers it. */
export const instituteReplies: readonly (readonly [Topic, () => ChatReply])[] = [
  ['refund', () => reply(refund, [pages.refunds])],
  [
    'promise',
    () =>
      reply(
        [noPromise, `If it is not for you: ${terms.fullRefundDays} days for a full refund.`],
        [pages.terms, pages.refunds],
        [askAdviser()],
      ),
  ],
  ['placement', () => statedReply(['placement', 'placement-3-months'], [noPromise])],
  [
    'attendance',
    () =>
      reply(
        `We ask you to attend at least ${terms.attendancePercent}% of live sessions. If you miss one, agree with your mentor how to make it up within ${terms.catchUpDays} days; then it counts.`,
        [pages.terms],
      ),
  ],
  ['age', () => reply('You must be 18 or over to enrol.', [pages.terms])],
  [
    'officer',
    () =>
      reply(
        `Our data protection officer is ${institute.protectionOfficerName}: ${institute.protectionOfficerEmail}, ${institute.protectionOfficerPhone}.`,
        [pages.protection],
      ),
  ],
  [
    'erasure',
    () =>
      reply(
        `You can ask for a copy, a correction or the erasure of your data. We answer within ${terms.rightsAnsweredWithinDays} days, free of charge: write to ${institute.privacyEmail}.`,
        [pages.gdpr, pages.privacy],
      ),
  ],
  [
    'retention',
    () =>
      reply(`Enquiries are kept for ${years(retention.enquiries.months)} and then erased.`, [pages.privacy]),
  ],
  [
    'complaint',
    () =>
      reply(
        `You can complain to ${institute.complaintsEmail}. We confirm it within ${terms.complaintReceivedWorkingDays} working days and answer within ${terms.complaintAnsweredWorkingDays}. We acknowledge a complaint about your data within ${terms.complaintAcknowledgedWithinDays} days and answer without undue delay.`,
        [pages.complaints, pages.protection],
      ),
  ],
  [
    'cookies',
    () =>
      reply(
        'The site sets no optional cookie before you choose. What is stored, why and for how long is on the cookie page, with the switches.',
        [pages.cookies],
      ),
  ],
  [
    'privacy',
    () =>
      reply(
        [
          'We use what you send to answer you, and we never sell it. The privacy notice lists what we keep, why, for how long and which companies process it for us.',
          `Your rights over your data: a request is answered within ${terms.rightsAnsweredWithinDays} days.`,
        ],
        [pages.privacy, pages.gdpr],
      ),
  ],
  ['login', () => reply('You sign in here: /sign-in.', [pages.signIn])],
  [
    'whatsapp',
    () =>
      reply(
        `On WhatsApp you reach us at ${institute.whatsapp}: ${institute.hours} (${institute.hoursZone}).`,
        [pages.contact],
      ),
  ],
  [
    'email',
    () =>
      reply(
        `Write to ${institute.email}. We reply within ${institute.replyWithinHours} hours, ${institute.hours} (${institute.hoursZone}).`,
        [pages.contact],
      ),
  ],
  ['opening', () => reply(`Our hours are ${institute.hours} (${institute.hoursZone}).`, [pages.contact])],
  [
    'reply',
    () =>
      reply(
        `A person replies within ${institute.replyWithinHours} hours, ${institute.hours} (${institute.hoursZone}), by email or phone. ${contactLine}`,
        [pages.contact],
        [askAdviser()],
      ),
  ],
  [
    'phone',
    () =>
      reply(
        `Our number is ${institute.phone}: ${institute.hours} (${institute.hoursZone}).`,
        [pages.contact],
        [askAdviser()],
      ),
  ],
  ['human', () => reply(`Of course. ${contactLine}`, [pages.contact], [askAdviser()])],
  [
    'consultation',
    () =>
      reply(
        [
          'That depends on your work, your time and your budget, and a person can judge it better than I can. A consultation with an adviser is free.',
          'Beginning with what you do now: running things suits Project Management or Business Automation; words and people suit Prompt Engineering or Business Analyst; numbers suit Data Analysis; how things work suits Cybersecurity or Cloud.',
        ],
        [pages.courses],
        [askAdviser()],
      ),
  ],
  [
    'enrol',
    () =>
      reply(
        [
          'To enrol, register your interest with the enquiry form. A person replies within 24 hours, answers your questions and sends the contract with the price. Nothing is paid before that.',
        ],
        [pages.pricing],
        [register(), askAdviser()],
      ),
  ],
  [
    'start',
    () =>
      reply(
        'You say in the enquiry form when you would like to start, from immediately to later in the year; an adviser confirms the next start for your course.',
        [pages.courses],
        [register()],
      ),
  ],
  [
    'online',
    () =>
      reply(
        'Everything is online: live sessions, projects with a mentor, and exams. You can take part from any country with a good connection; times are UK time.',
        [pages.about, pages.ework],
        [askAdviser()],
      ),
  ],
  [
    'mentor',
    () =>
      reply(
        ['Yes. A mentor plays the client, answers questions and marks what you hand in.', projectsAccount],
        [pages.ework],
        [askAdviser()],
      ),
  ],
  ['address', () => reply(`We are at ${institute.address}. Teaching is online.`, [pages.contact])],
  [
    'blog',
    () => reply('Our articles about changing career, learning and applying are here: /blog.', [pages.blog]),
  ],
  [
    'stories',
    () =>
      reply(
        'The success stories on this site are illustrative: invented people that show what a change can look like. We do not publish reviews.',
        [pages.stories],
      ),
  ],
  ['rating', () => statedReply(['rating'])],
  ['students', () => statedReply(['students', 'courses-graduates'])],
  [
    'terms',
    () =>
      reply(
        [
          'Our terms say what you buy, how you pay, how to cancel and what we are liable for.',
          ...refund.slice(0, 1),
        ],
        [pages.terms],
      ),
  ],
  [
    'self',
    () =>
      reply(
        'I am an automatic assistant of this site: a program that answers from our catalogue and pages only. I have no instructions that a message could change. A person is a click away.',
        [pages.contact],
        [askAdviser()],
      ),
  ],
];

export const smallTalk: readonly (readonly [Topic, () => ChatReply])[] = [
  ['thanks', () => reply('You are welcome.', [])],
  ['goodbye', () => reply('Goodbye, and good luck.', [])],
  [
    'greeting',
    () =>
      reply('Hello. Ask me about courses, prices, dates, certification or eWork.', [
        pages.courses,
        pages.pricing,
      ]),
  ],
];

export const unknownReply = (): ChatReply =>
  reply(
    [
      'I do not know that. I can answer questions about our courses, prices, certification, eWork, refunds and policies.',
      'A person can help with anything else.',
    ],
    [pages.contact],
    [askAdviser()],
  );
