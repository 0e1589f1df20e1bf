import { describe, expect, test } from 'vitest';
import type { Claim } from '../catalogue/claims.ts';
import { certificationCount, describeLaunchFindings, listLaunchFindings } from './launch-findings.ts';

const proof = { source: 'Leavers’ survey, folder 12', date: '2026-10-01', sample: '412 leavers of 2025' };
const claim = (id: string, figure: string, more: Partial<Claim> = {}): Claim => ({
  id,
  text: 'job placement',
  figure,
  pages: ['/'],
  evidence: proof,
  ...more,
});
const nothing = { placeholders: [], claims: [], facts: [] };

describe('the site is ready only when nothing is left', () => {
  test('without placeholders, with proof and without contradiction it is', () => {
    const findings = listLaunchFindings({ ...nothing, claims: [claim('a', '89%')] });
    expect(findings.ready).toBe(true);
    expect(describeLaunchFindings(findings)).toBe('Nothing stands in the way of going live.');
  });

  test('one placeholder holds it', () => {
    const placeholders = [{ key: 'phone', value: '020 7946 0123', needed: 'The telephone number' }];
    const findings = listLaunchFindings({ ...nothing, placeholders });
    expect(findings.ready).toBe(false);
    expect(describeLaunchFindings(findings)).toContain('phone: "020 7946 0123". The telephone number');
  });

  test.each([null, { ...proof, sample: '' }, { ...proof, source: '' }, { ...proof, date: '' }])(
    'a claim with evidence %j holds it',
    (evidence) => {
      const findings = listLaunchFindings({ ...nothing, claims: [claim('a', '89%', { evidence })] });
      expect(findings.ready).toBe(false);
      expect(findings.unproven.map(({ id }) => id)).toEqual(['a']);
    },
  );

  test('two figures for one measure hold it, proved or not', () => {
    const claims = [
      claim('a', '89%', { measure: 'job placement' }),
      claim('b', '95%', { measure: 'job placement', pages: ['/pricing'] }),
    ];
    const findings = listLaunchFindings({ ...nothing, claims });
    expect(findings.ready).toBe(false);
    expect(findings.unproven).toEqual([]);
    expect(describeLaunchFindings(findings)).toContain(
      'job placement: 89% on / (a); but 95% on /pricing (b)',
    );
  });

  test('a claim that the catalogue contradicts holds it', () => {
    const claims = [claim('weeks', '8-14 weeks', { measure: 'weeks of training' })];
    const same = { measure: 'weeks of training', figure: '8 - 14 Weeks', source: 'courses' } as const;
    expect(listLaunchFindings({ ...nothing, claims, facts: [same] }).ready).toBe(true);
    const other = { ...same, figure: '8-16 weeks' };
    expect(listLaunchFindings({ ...nothing, claims, facts: [other] }).contradictions).toHaveLength(1);
    expect(listLaunchFindings({ ...nothing, facts: [other] }).contradictions).toEqual([]);
  });
});

test('the specification’s known contradictions are found', () => {
  const { contradictions, ready } = listLaunchFindings();
  expect(ready).toBe(false);
  const figures = new Map(
    contradictions.map((found) => [found.measure, found.figures.map(({ figure }) => figure)]),
  );
  expect(figures.get('graduates')).toEqual(['15,000+', '60k+']);
  expect(figures.get('job placement')).toEqual(['89%', '95%']);
  expect(figures.get('weeks of training')).toEqual(['8-14 weeks', '8-16 weeks']);
  expect(figures.get('money-back guarantee')).toEqual(['100%', 'in full for 14 days, in part to day 30']);
});

test('the eighteen certificates bear out the claim of 15+', () => {
  expect(certificationCount).toBe(18);
});
