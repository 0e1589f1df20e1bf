import { describe, expect, it } from 'vitest';
import { chooseProgramme, emptyAnswers } from './enquiry-answers.ts';

const draftWith = (preselected: string, interestedProgram: string) => ({
  preselected,
  values: { ...emptyAnswers, interestedProgram },
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
