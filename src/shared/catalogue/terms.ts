/** The numbers of our promises, each written once. Source: docs/contract/legal.md, unless another is named. */
export const terms = {
  /** Taken off the price when it is paid in full at the start. */
  upfrontDiscountPercent: 5,
  /** Everything back, without a reason. */
  fullRefundDays: 14,
  /** From then to this day, the share that has not been taught. */
  proRataRefundDays: 30,
  refundBusinessDays: { from: 5, to: 10 },
  instalmentMonths: { from: 6, to: 12 },
  /** Of live sessions. */
  attendancePercent: 80,
  /** An aim, not a guarantee. */
  uptimeAimPercent: 99.9,
  liabilityCap: 'the amount you have paid for the course',
  /** Statutory right to cancel: Consumer Contracts Regulations 2013, regulation 30. */
  cancellationDays: 14,
  /** Statutory time to pay back after cancelling: the same, regulation 34. */
  cancellationRefundDays: 14,
  certificateYears: 3,
  /** This and the next seven: draft rules, in `drafts.ts`. */
  leavingNoticeDays: 30,
  pauseMonths: 6,
  freePauseMonths: 3,
  pauseNoticeDays: 14,
  resitsIncluded: 2,
  resitAfterDays: 14,
  appealWithinDays: 20,
  catchUpDays: 14,
  replyWithinHours: 24,
  rightsAnsweredWithinDays: 30,
  breachNoticeHours: 72,
  breachContainmentHours: 1,
  /** Data (Use and Access) Act 2025, in force since 19 June 2026. */
  complaintAcknowledgedWithinDays: 30,
  /** General complaints: draft rules, in `drafts.ts`. All in working days. */
  complaintReceivedWorkingDays: 2,
  complaintAnsweredWorkingDays: 10,
  complaintReviewedWorkingDays: 15,
  /** A request for an account or the newsletter that was not confirmed is erased after this; the nightly clean-up does it. */
  unconfirmedErasedAfterDays: 30,
} as const;
