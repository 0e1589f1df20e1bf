import { createHmac } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type { Limit } from '#shared/contracts/contract.ts';
import type { Count } from '../services/deps.ts';
import { callDatabase } from './database.ts';
import { getEnv } from './env.ts';

/** The part of an address that is counted: an IPv6 customer has a whole /64; counting single addresses would be no limit. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const missing = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return [...left, ...missing, ...right].slice(0, 4).join(':').toLowerCase();
}

/** Keyed, so that a counter says nothing about whose it is. */
export function limitKey(name: string, subject: string, secret: string): string {
  return `${name}:${createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 32)}`;
}

/**
 * Counts one try against each of these, all or none.
 * @throws AppError `rate_limited` with the seconds to wait; `service_unavailable` when the counter cannot be reached.
 */
export async function takeFromLimits(counts: readonly Count[], message?: string): Promise<void> {
  const { limitScale, SUPABASE_SECRET_KEY } = getEnv();
  const wait = await callDatabase(
    'take_from_limits',
    {
      p_keys: counts.map(({ name, subject }) => limitKey(name, subject, SUPABASE_SECRET_KEY)),
      p_max: counts.map(({ max }) => Math.ceil(max * limitScale)),
      p_seconds: counts.map(({ windowSeconds }) => windowSeconds),
    },
    1500,
  );
  if (wait > 0) throw new AppError('rate_limited', message, { retryAfterSeconds: wait });
}

/**
 * Counts one request of this address against the limit of its endpoint.
 * @throws as `takeFromLimits`
 */
export async function takeFromLimit(limit: Limit, address: string): Promise<void> {
  await takeFromLimits([{ ...limit, subject: networkOf(address) }]);
}
