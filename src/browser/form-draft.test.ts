import { describe, expect, it } from 'vitest';
import { referencePattern, toReference } from '#shared/rules/reference.ts';
import { makeFormDraft, makeSubmissionId, parseFormDraft } from './form-draft.ts';

const empty = { name: '', message: '', consent: false };

describe('parseFormDraft', () => {
  it('gives back what was kept, a ticked box as ticked', () => {
    const draft = makeFormDraft({ ...empty, name: 'Zoë', consent: true }, 5);
    const stored: unknown = JSON.parse(
      JSON.stringify({ ...draft, values: { ...draft.values, consent: 'yes' } }),
    );
    expect(parseFormDraft(stored, empty)).toEqual(draft);
  });

  it('leaves out what is none of ours and mistrusts the rest', () => {
    const { submissionId } = makeFormDraft(empty);
    expect(
      parseFormDraft(
        { submissionId, startedAt: 5, values: { name: 7, message: 'Hello', role: 'admin' } },
        empty,
      ),
    ).toEqual({ submissionId, startedAt: 5, values: { name: '', message: 'Hello', consent: false } });
    for (const stored of [null, 7, [], {}, { submissionId: 'x', startedAt: 1, values: {} }])
      expect(parseFormDraft(stored, empty)).toBeNull();
  });
});

describe('makeSubmissionId', () => {
  it('makes a different UUID each time, from which a reference can be computed', () => {
    const ids = new Set(Array.from({ length: 200 }, makeSubmissionId));
    expect(ids.size).toBe(200);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(toReference(id)).toMatch(referencePattern);
    }
  });
});
