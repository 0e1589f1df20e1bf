import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { AppError } from '#shared/app-error.ts';
import type { Limit } from '#shared/contracts/contract.ts';
import type { Count } from '../services/deps.ts';
import { callDatabase } from './database.ts';
import { getEnv } from './env.ts';

/**
 * The part of an address that is counted. An IPv6 customer has a whole /64, so that counting single addresses would be no limit;
 * an IPv4 address that is written as IPv6 (RFC 4291, 2.5.5.2) is itself.
 */
export function networkOf(address: string): string {
  if (isIPv6(address)) {
    const groups = groupsOf(address);
    const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
    if (!isMapped) return groups.slice(0, 4).join(':');
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The host of a URL is written in one way: short, in lower case, an IPv4 tail as two groups.
  const host = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = host.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** Keyed, so that a counter says nothing about whose it is. */
export function limitKey(name: string, subject: string, secret: string): string {
  return `${name}:${createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 32)}`;
}

/** What a call about these counters begins with. */
const argsOf = (counts: readonly Count[]) => ({
  p_keys: counts.map(({ name, subject }) => limitKey(name, subject, getEnv().SUPABASE_SECRET_KEY)),
  p_seconds: counts.map(({ windowSeconds }) => windowSeconds),
});

/**
 * Counts one try against each of these, all or none.
 * @throws AppError `rate_limited` with the seconds to wait; `service_unavailable` when the counter cannot be reached.
 */
export async function takeFromLimits(counts: readonly Count[], message?: string): Promise<void> {
  const { limitScale } = getEnv();
  const wait = await callDatabase('take_from_limits', {
    ...argsOf(counts),
    p_max: counts.map(({ max }) => Math.ceil(max * limitScale)),
  });
  if (wait > 0) throw new AppError('rate_limited', message, { retryAfterSeconds: wait });
}

/**
 * Takes back what was counted.
 * @throws AppError `service_unavailable`
 */
export async function giveBackToLimits(counts: readonly Count[]): Promise<void> {
  await callDatabase('give_back_to_limits', argsOf(counts));
}

/**
 * Counts one request of this address against the limit of its endpoint.
 * @throws as `takeFromLimits`
 */
export async function takeFromLimit(limit: Limit, address: string): Promise<void> {
  await takeFromLimits([{ ...limit, subject: networkOf(address) }]);
}
