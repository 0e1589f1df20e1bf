import { describe, expect, it } from 'vitest';
import { referencePattern, toReference } from '#shared/rules/reference.ts';
import { parseDraft, storeDrafts, toSending, type FormDraft } from './form-draft.ts';
import { makeId } from './random-id.ts';

const empty = { name: '', message: '', country: 'GB', consent: '' };
const drafts = storeDrafts('test', empty);

describe('parseDraft', () => {
  it('gives back what was kept', () => {
    const draft: FormDraft = {
      submissionId: makeId(),
      sentBy: 'zoe@visitor.example',
      startedAt: 5,
      values: { ...empty, name: 'Zoë', consent: 'yes' },
      preselected: 'Project Management',
    };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)), empty)).toEqual(draft);
  });

  it('fills in what an older version did not know, leaves out what is none of ours and mistrusts the rest', () => {
    const submissionId = makeId();
    expect(
      parseDraft({ submissionId, startedAt: 5, values: { name: 7, message: 'Hello', role: 'admin' } }, empty),
    ).toEqual({
      submissionId,
      sentBy: '',
      startedAt: 5,
      values: { name: '', message: 'Hello', country: 'GB', consent: '' },
      preselected: '',
    });
    for (const stored of [
      null,
      undefined,
      7,
      'text',
      [],
      {},
      { submissionId: 'x', startedAt: 1, values: {} },
    ])
      expect(parseDraft(stored, empty)).toBeNull();
  });
});

describe('toSending', () => {
  const typed = (email: string, draft = drafts.make()): FormDraft => ({
    ...draft,
    values: { ...draft.values, email },
  });

  it('keeps the id for the same person, however often and however they write their address', () => {
    const first = toSending(typed('zoe@visitor.example'));
    expect(toReference(first.submissionId)).toMatch(referencePattern);
    expect(toSending(typed(' Zoe@Visitor.example', first)).submissionId).toBe(first.submissionId);
  });

  it('makes another id for another person, and for a tab that was copied before it was sent', () => {
    const copied = typed('zoe@visitor.example');
    const ids = [copied, copied, typed('amara@visitor.example', toSending(copied))].map(
      (draft) => toSending(draft).submissionId,
    );
    expect(new Set(ids).size).toBe(3);
  });
});
