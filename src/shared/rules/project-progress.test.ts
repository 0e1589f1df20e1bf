import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentStatuses } from '../contracts/project-assignments.ts';
import { advance, isState, progressSeen, start, toCardFooter, toStatusLabel } from './project-progress.ts';

const states = fc.record({
  status: fc.constantFrom(...assignmentStatuses),
  progress: fc.integer({ min: 0, max: 100 }),
});

describe('a state', () => {
  it.each([
    ['in_progress', 25, true],
    ['completed', 100, true],
    ['not_started', 0, true],
    ['completed', 25, false],
    ['in_progress', 100, false],
    ['not_started', 50, false],
    ['reviewed', 100, false],
  ] as const)('of %s and %i per cent can be asked for: %s', (status, progress, expected) => {
    expect(isState({ status, progress })).toBe(expected);
  });
});

describe('advancing', () => {
  it('takes four steps from nothing to completed', () => {
    const steps = [{ status: 'in_progress', progress: 0 } as const];
    const seen = [1, 2, 3, 4].map(() => {
      steps.push(advance(steps.at(-1)!) as never);
      return steps.at(-1);
    });
    expect(seen).toEqual([
      { status: 'in_progress', progress: 25 },
      { status: 'in_progress', progress: 50 },
      { status: 'in_progress', progress: 75 },
      { status: 'completed', progress: 100 },
    ]);
  });

  it('adds at most 25, ends at 100, and is completed exactly there', () => {
    fc.assert(
      fc.property(states, (state) => {
        const next = advance(state);
        if (state.status === 'completed' || state.status === 'reviewed') {
          expect(next).toEqual(state);
          return;
        }
        expect(next.progress).toBe(Math.min(100, state.progress + 25));
        expect(next.status).toBe(next.progress === 100 ? 'completed' : 'in_progress');
      }),
    );
  });

  it('ends: after a hundred steps nothing moves', () => {
    fc.assert(
      fc.property(states, (state) => {
        let end = state;
        for (let i = 0; i < 100; i += 1) end = advance(end);
        expect(advance(end)).toEqual(end);
        expect(['completed', 'reviewed']).toContain(end.status);
      }),
    );
  });

  it('knows what was seen from what is wanted, unless the page says it', () => {
    expect([25, 50, 75, 100, 0].map((wanted) => progressSeen(wanted))).toEqual([0, 25, 50, 75, 0]);
    expect(progressSeen(100, 90)).toBe(90);
    expect(progressSeen(25, 0)).toBe(0);
  });
});

describe('starting', () => {
  it('moves what is ready and nothing else, and keeps the progress', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(start(state)).toEqual(
          state.status === 'not_started' ? { ...state, status: 'in_progress' } : state,
        );
        expect(start(start(state))).toEqual(start(state));
      }),
    );
  });
});

it('is called as docs/contract/learning.md has it', () => {
  expect(assignmentStatuses.map(toStatusLabel)).toEqual([
    'Ready to Start',
    'In Progress',
    'Completed',
    'Reviewed',
  ]);
  expect(assignmentStatuses.map(toCardFooter)).toEqual([
    'Ready to begin',
    'Continue working',
    'Completed',
    'Completed',
  ]);
});
