import { describe, expect, it } from 'vitest';
import { CallError } from './call-endpoint.ts';
import { failureReason } from './submission-state.ts';

describe('failureReason', () => {
  it('says what the server says', () => {
    expect(failureReason(new CallError('429: {}', 429, { message: 'Please wait' }))).toBe('Please wait');
  });
  it('names the status where the server says nothing readable', () => {
    expect(failureReason(new CallError('500: <html>', 500))).toBe('Server error: 500');
  });
  it('says that the form failed where the answer was fine but refused', () => {
    expect(failureReason(new CallError('', 200))).toBe('Form submission failed');
    expect(failureReason(new CallError('', 200, { message: 'Closed today' }))).toBe('Closed today');
  });
  it('says what it knows of a call without an answer', () => {
    expect(failureReason(new CallError('You seem to be offline', 0))).toBe('You seem to be offline');
  });
  it('has words for what is no error at all', () => {
    expect(failureReason('thrown text')).toBe('Unknown error occurred');
  });
  it('leaves the full stop to the sentence that it stands in', () => {
    expect(failureReason(new CallError('', 503, { message: 'Please wait. ' }))).toBe('Please wait');
  });
});
