import { describe, expect, it, vi } from 'vitest';
import { describeError, log } from './log.ts';

describe('describeError', () => {
  it('says class, code and place, never the message', () => {
    const error = Object.assign(new Error('duplicate key (email)=(canary@example.com)'), { code: '23505' });
    const line = JSON.stringify(describeError(new Error('canary outside', { cause: error })));
    expect(line).toContain('"error":"Error"');
    expect(line).toContain('Error:23505');
    expect(line).not.toContain('canary');
  });
});

describe('log', () => {
  it('writes one line of JSON with the time in UTC, whatever its parts hold', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    log({ event: 'tried', id: 'a\n{"event":"forged"}\r\u2028' });
    const [line] = write.mock.calls[0] ?? [];
    write.mockRestore();
    expect(String(line).trimEnd()).not.toMatch(/[\r\n]/);
    const parsed = JSON.parse(String(line)) as { time: string; event: string };
    expect(parsed.event).toBe('tried');
    expect(parsed.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});
