import { describe, expect, it } from 'vitest';
import { chooseProgramme, makeDraft, parseDraft } from './enquiry-draft.ts';

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
