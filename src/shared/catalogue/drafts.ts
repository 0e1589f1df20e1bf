/**
 * Rules and promises that we drafted because the contract was silent. They are fair as far as we can judge, and they are
 * published; `npm run launch-check` lists each one until the person named has read it. Then put the day and the name into
 * `reviewed`.
 */
export interface Draft {
  readonly id: string;
  /** A rule of the contract goes to the institute's solicitor, a promise of how we work to the institute itself. */
  readonly status: "draft for the institute's solicitor" | 'to be confirmed by the institute';
  /** Where it is published. */
  readonly place: `/${string}`;
  readonly rule: string;
  /** What the reader should decide. */
  readonly question: string;
  /** Null until it was read. */
  readonly reviewed: { readonly by: string; readonly date: string } | null;
}

const solicitor = "draft for the institute's solicitor" as const;
const confirm = 'to be confirmed by the institute' as const;

export const drafts: readonly Draft[] = [
  {
    id: 'leaving',
    status: solicitor,
    place: '/terms#leaving-after-day-30',
    rule: 'A learner can leave at any time with 30 days of notice and pays for no teaching after that.',
    question:
      'Is the notice fair under the Consumer Rights Act 2015, Schedule 2? It is made for monthly plans and for plans paid at once.',
    reviewed: null,
  },
  {
    id: 'pausing',
    status: solicitor,
    place: '/terms#pausing-and-illness',
    rule: 'Illness and like reasons: up to 6 months without payments. Other reasons: once, up to 3 months.',
    question:
      'Payments that a pause moves beyond 12 months may cost the exemption for instalments (SI 2001/544, article 60F). How is the rest collected?',
    reviewed: null,
  },
  {
    id: 'resits',
    status: solicitor,
    place: '/terms#exams-resits-and-appeals',
    rule: 'Two resits of each exam are in the price; a second examiner marks again on appeal.',
    question: 'Does the institute agree to the cost, and is there a second examiner for every track?',
    reviewed: null,
  },
  {
    id: 'attendance',
    status: solicitor,
    place: '/terms#attendance-and-lateness',
    rule: 'A session counts when someone was there for most of it, and can be made up within 14 days. Late work is marked without a deduction. Below 80% the exam can be put off; there is no charge, and the course does not end.',
    question: 'Is this the consequence that the institute wants, and is it clear enough before the sale?',
    reviewed: null,
  },
  {
    id: 'better-terms-for-all',
    status: solicitor,
    place: '/terms#what-is-new-november-2026',
    rule: 'The new sections apply to people who enrolled before, where they are better for them.',
    question: 'Does any earlier contract say otherwise?',
    reviewed: null,
  },
  {
    id: 'complaints',
    status: solicitor,
    place: '/complaints',
    rule: 'Confirmed in 2 working days, answered in 10, reviewed in 15; no out-of-court scheme.',
    question:
      'Is a scheme required by membership or contract? Since 6 April 2026 the duty to name one is in the Digital Markets, Competition and Consumers Act 2024.',
    reviewed: null,
  },
  {
    id: 'upfront-discount',
    status: solicitor,
    place: '/terms#how-you-pay',
    rule: '5% off for payment at once, beside instalments "without interest or charges".',
    question:
      'A lower cash price may count as a charge for credit and cost the exemption for instalments (SI 2001/544, article 60F).',
    reviewed: null,
  },
  {
    id: 'failed-payment',
    status: solicitor,
    place: '/terms#how-you-pay',
    rule: 'If a payment fails we write first and add no charge.',
    question: 'Does the institute agree, and what follows when payments go on failing?',
    reviewed: null,
  },
  {
    id: 'conduct',
    status: solicitor,
    place: '/terms#your-part',
    rule: 'Someone who does not treat others with respect may be excluded after a hearing.',
    question: 'Who decides, is there an appeal, and what of the price is paid back?',
    reviewed: null,
  },
  {
    id: 'no-registration-fee',
    status: confirm,
    place: '/our-answers#4-what-is-the-total',
    rule: 'There is no registration fee, and the total holds the exams and two resits of each.',
    question: 'Is there any other charge that a learner cannot avoid? Then it belongs in the total.',
    reviewed: null,
  },
  {
    id: 'invoices',
    status: confirm,
    place: '/employers#train-your-people',
    rule: 'An employer pays by invoice, under a contract of its own.',
    question: 'Is there such a contract, what are the days to pay, and who signs it?',
    reviewed: null,
  },
  {
    id: 'what-employers-see',
    status: solicitor,
    place: '/employers#what-we-tell-you-and-what-we-do-not',
    rule: 'An employer that pays gets the names of those who enrolled and whether each is still on the course, and no marks.',
    question: 'Does this fit the contract with employers and the UK GDPR?',
    reviewed: null,
  },
  {
    id: 'certificate-check',
    status: confirm,
    place: '/terms#certificates',
    rule: 'An employer who writes with the number of a certificate is told whether it is genuine, if the holder agrees.',
    question: 'Who answers, within how many days, and how is the agreement kept?',
    reviewed: null,
  },
  {
    id: 'accessibility-answer',
    status: confirm,
    place: '/accessibility#ask-for-something-else',
    rule: 'A request for an adjustment or another format is answered within 2 working days, without proof of a disability.',
    question: 'Can the institute keep this, and does it hold for exams?',
    reviewed: null,
  },
  {
    id: 'exam-by-video',
    status: confirm,
    place: '/certifications',
    rule: 'Exams are online, at a time that the learner books, with an invigilator by video and a check of identity.',
    question: 'Which provider does this, and what does a learner need for it?',
    reviewed: null,
  },
  {
    id: 'exam-of-another-track',
    status: confirm,
    place: '/pricing',
    rule: 'The 6-month plans of the three courses without an exam add the first exam of another track; their 12-month plans do not.',
    question: 'Is this meant? The dearer plan then has no exam at all.',
    reviewed: null,
  },
  {
    id: 'guided-hours',
    status: confirm,
    place: '/how-a-week-works#the-hours',
    rule: 'Two hours of a week are kept for live sessions and the mentor; task and lesson fill the rest of the 15 to 20.',
    question:
      'Is it two hours? src/shared/rules/week-hours.ts has the number, and a test holds every week to the hours of its course.',
    reviewed: null,
  },
  {
    id: 'plan-extras',
    status: confirm,
    place: '/pricing',
    rule: 'Beside the course, each plan names rounds of interview practice, a job reference and two extras of its own, such as a review by someone of the trade.',
    question:
      'Is each of these staffed and kept? What cannot be kept comes out of src/shared/catalogue/plans.ts.',
    reviewed: null,
  },
];

/** The drafts that no one has agreed to yet. */
export const listUnreadDrafts = (all: readonly Draft[] = drafts): Draft[] =>
  all.filter(({ reviewed }) => reviewed === null);
