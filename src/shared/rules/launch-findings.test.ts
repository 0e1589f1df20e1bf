import { describe, expect, test } from 'vitest';
import type { Claim } from '../catalogue/claims/claim.ts';
import { listUnreadDrafts } from '../catalogue/drafts.ts';
import { describeLaunchFindings, listLaunchFindings, refuseProduction } from './launch-findings.ts';

const proof = {
  period: 'leavers of 2025',
  sample: '412 of 460 leavers',
  source: 'Leavers’ survey, folder 12',
  date: '2026-10-01',
  until: '2027-09-30',
};
const claim = (id: string, figure: string, more: Partial<Claim> = {}): Claim => ({
  id,
  label: 'job placement',
  text: 'job placement',
  definition: 'People in work, of all who finish.',
  confirmed: null,
  figure,
  pages: ['/'],
  basis: { kind: 'evidence' },
  evidence: proof,
  status: 'proven',
  ...more,
});
const nothing = { placeholders: [], claims: [], drafts: [], today: '2026-11-28' };
const placeholder = { key: 'phone', value: '020 7946 0123', needed: 'The telephone number' };
const open = claim('open', '94%', { evidence: null, status: 'unproven' });

describe('the site is ready only when nothing is left', () => {
  test('without placeholders, with proof and without contradiction it is', () => {
    const findings = listLaunchFindings({ ...nothing, claims: [claim('a', '89%')] });
    expect(findings.ready).toBe(true);
    expect(describeLaunchFindings(findings)).toContain('Nothing keeps the site from going live.');
    expect(refuseProduction(findings, { withholds: false })).toBeNull();
  });

  test('one placeholder holds it', () => {
    const findings = listLaunchFindings({ ...nothing, placeholders: [placeholder] });
    expect(findings.ready).toBe(false);
    expect(refuseProduction(findings, { withholds: false })).toContain(
      'phone: "020 7946 0123". The telephone number',
    );
  });

  test('a rule that no solicitor has read and a promise that the institute has not confirmed hold it', () => {
    const draft = {
      id: 'leaving',
      status: "draft for the institute's solicitor",
      place: '/terms#leaving-after-day-30',
      rule: 'A learner can leave at any time.',
      question: 'Is the notice fair?',
      reviewed: null,
    } as const;
    const findings = listLaunchFindings({ ...nothing, drafts: listUnreadDrafts([draft]) });
    expect(findings.ready).toBe(false);
    expect(describeLaunchFindings(findings)).toContain(
      'leaving, on /terms#leaving-after-day-30: A learner can leave at any time. Is the notice fair?',
    );
    const promise = {
      ...draft,
      id: 'invoices',
      status: 'to be confirmed by the institute',
    } as const;
    const lists = describeLaunchFindings(listLaunchFindings({ ...nothing, drafts: [draft, promise] }));
    expect(lists).toContain("Rules and promises: draft for the institute's solicitor");
    expect(lists).toContain('Rules and promises: to be confirmed by the institute');
    const read = { ...draft, reviewed: { by: 'A. Solicitor', date: '2026-12-01' } };
    expect(listUnreadDrafts([read])).toEqual([]);
  });

  test('a claim without evidence and one whose evidence has expired hold it, each in its own list', () => {
    const old = claim('old', '73%', { evidence: { ...proof, until: '2026-11-27' }, status: 'expired' });
    const findings = listLaunchFindings({ ...nothing, claims: [open, old] });
    expect(findings.unproven.map(({ id }) => id)).toEqual(['open']);
    expect(findings.expired.map(({ id }) => id)).toEqual(['old']);
    const refusal = refuseProduction(findings, { withholds: false });
    expect(refusal).toContain('Claims without evidence, to be added in content/claims (1)\n  open: 94%');
    expect(refusal).toContain('old: 73%, job placement. Shown on /. Expired on 2026-11-27');
  });

  test('a definition that the institute has not agreed to holds it, once for a family', () => {
    const family = { family: 'course-rating', evidence: null, status: 'unproven' } as const;
    const claims = [claim('x', '4.9/5', family), claim('y', '4.8/5', family)];
    const findings = listLaunchFindings({ ...nothing, claims });
    expect(findings.definitions.map(({ id }) => id)).toEqual(['x']);
    expect(describeLaunchFindings(findings)).toContain(
      '  course-rating-*: People in work, of all who finish.',
    );
    const agreed = claims.map((one) => ({ ...one, confirmed: '2026-12-01' }));
    expect(listLaunchFindings({ ...nothing, claims: agreed }).definitions).toEqual([]);
  });

  test('evidence that ends within a month is named, and holds nothing', () => {
    const soon = claim('soon', '89%', { evidence: { ...proof, until: '2026-12-20' } });
    const findings = listLaunchFindings({ ...nothing, claims: [soon, claim('a', '89%')] });
    expect(findings.endingSoon.map(({ id }) => id)).toEqual(['soon']);
    expect(findings.ready).toBe(true);
  });

  test('bank holidays that end within half a year are named, and hold nothing', () => {
    const ending = listLaunchFindings({ ...nothing, holidaysUntil: '2026-12-31' });
    expect(describeLaunchFindings(ending)).toContain('known until 2026-12-31');
    expect(ending.ready).toBe(true);
    const known = listLaunchFindings({ ...nothing, holidaysUntil: '2028-12-31' });
    expect(describeLaunchFindings(known)).not.toContain('Bank holidays');
  });
});

describe('two figures', () => {
  const first = claim('a', '89%', { measure: 'job placement' });

  test('for one measure and one definition hold it, proved or not', () => {
    const second = claim('b', '95%', { measure: 'job placement', pages: ['/pricing'] });
    const findings = listLaunchFindings({ ...nothing, claims: [first, second] });
    expect(findings.ready).toBe(false);
    expect(findings.unproven).toEqual([]);
    expect(refuseProduction(findings, { withholds: false })).toContain(
      'job placement: 89% on / (a); but 95% on /pricing (b)',
    );
    expect(
      refuseProduction(findings, { withholds: true }),
      'withholding does not make them agree',
    ).not.toBeNull();
  });

  test('of two definitions do not contradict, and neither does one figure written in two ways', () => {
    const other = claim('b', '95%', {
      measure: 'job placement',
      definition: 'People in work within three months, of those who apply.',
    });
    const same = claim('c', '89 %', { measure: 'job placement' });
    expect(listLaunchFindings({ ...nothing, claims: [first, other, same] }).contradictions).toEqual([]);
  });
});

test('withholding lets a build through whose claims are open, because it does not show them', () => {
  const findings = listLaunchFindings({ ...nothing, claims: [open], placeholders: [placeholder] });
  expect(refuseProduction(findings, { withholds: false })).not.toBeNull();
  expect(refuseProduction(findings, { withholds: true })).toBeNull();
});

test('every claim is in one class', () => {
  const claims = [
    claim('a', '89%'),
    open,
    claim('c', '18', { status: 'counted' }),
    claim('d', '100%', { status: 'promised' }),
  ];
  const { classes } = listLaunchFindings({ ...nothing, claims });
  expect([...classes].map(([status, members]) => [status, members.length])).toEqual([
    ['proven', 1],
    ['unproven', 1],
    ['counted', 1],
    ['promised', 1],
  ]);
});
