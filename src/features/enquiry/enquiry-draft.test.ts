import { describe, expect, it } from 'vitest';
import { referencePattern, toReference } from '#shared/rules/reference.ts';
import { chooseProgramme, makeDraft, makeSubmissionId, parseDraft } from './enquiry-draft.ts';

const draftWith = (preselected: string, interestedProgram: string) => {
  const draft = makeDraft(1);
  return { ...draft, preselected, values: { ...draft.values, interestedProgram } };
};

describe('parseDraft', () => {
  it('gives back what was kept', () => {
    const draft = draftWith('Project Management', 'AI Data Analysis');
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { submissionId: 'x', startedAt: 1, preselected: '', values: {} },
  ])('finds no draft in %j', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });

  it('fills in what an older version did not know and leaves out what is none of ours', () => {
    const { submissionId } = makeDraft();
    const draft = parseDraft({
      submissionId,
      startedAt: 5,
      preselected: '',
      values: { firstName: 'Zoë', goals: 7, other: 'x' },
    });
    expect(draft?.values).toMatchObject({ firstName: 'Zoë', goals: '', country: 'GB', marketing: false });
    expect(draft?.values).not.toHaveProperty('other');
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

describe('chooseProgramme', () => {
  it('takes the programme of the link', () => {
    expect(chooseProgramme(draftWith('', ''), 'Project Management')).toBe('Project Management');
    expect(
      chooseProgramme(
        draftWith('Cloud Computing & DevOps', 'Cloud Computing & DevOps'),
        'Project Management',
      ),
    ).toBe('Project Management');
  });

  it('keeps what the person chose instead when the same link opens the form again', () => {
    expect(chooseProgramme(draftWith('Project Management', 'AI Data Analysis'), 'Project Management')).toBe(
      'AI Data Analysis',
    );
  });

  it('resets what a link had chosen, but not what the person chose', () => {
    expect(chooseProgramme(draftWith('Project Management', 'Project Management'), '')).toBe('');
    expect(chooseProgramme(draftWith('Project Management', 'AI Data Analysis'), '')).toBe('AI Data Analysis');
    expect(chooseProgramme(draftWith('', 'AI Data Analysis'), '')).toBe('AI Data Analysis');
  });
});
