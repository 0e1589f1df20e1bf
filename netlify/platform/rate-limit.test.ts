import { describe, expect, it } from 'vitest';
import { limitKey, networkOf } from './rate-limit.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:c0a8:1', '192.168.0.1'],
    ['::FFFF:C0A8:0002', '192.168.0.2'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['fe80::1:2:3:4%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('limitKey', () => {
  it('does not carry whose it is', () => {
    const key = limitKey('submit-form', '192.0.2.7', 'secret');
    expect(key).toMatch(/^submit-form:[\w-]{32}$/);
    expect(key).not.toBe(limitKey('submit-form', '192.0.2.7', 'another secret'));
  });
});
