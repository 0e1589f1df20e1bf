import * as z from 'zod/mini';
import type { Contract } from '#shared/contracts/contract.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** What the contract says against an input: the first message of each field. */
export function findErrors(contract: Contract, input: unknown): FieldErrors {
  const parsed = z.safeParse(contract.request as z.ZodMiniType, input);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (typeof field === 'string') errors[field] ??= message;
  }
  return errors;
}
