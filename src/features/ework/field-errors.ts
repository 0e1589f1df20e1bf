import * as z from 'zod/mini';
import type { Contract } from '#shared/contracts/contract.ts';

/** The message of each field that the server would refuse, the first where there are several; empty when all is well. */
export function findFieldErrors(contract: Contract, input: unknown): Readonly<Record<string, string>> {
  const result = z.safeParse(contract.request, input);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}
