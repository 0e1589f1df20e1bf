import { describe, expect, it } from 'vitest';
import { describeError } from './log.ts';

describe('describeError', () => {
  it('says class, code and place, never the message', () => {
    const error = Object.assign(new Error('duplicate key (email)=(canary@example.com)'), { code: '23505' });
    const line = JSON.stringify(describeError(new Error('canary outside', { cause: error })));
    expect(line).toContain('"error":"Error"');
    expect(line).toContain('Error:23505');
    expect(line).not.toContain('canary');
  });
});
