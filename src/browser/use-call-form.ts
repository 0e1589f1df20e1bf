import type * as z from 'zod/mini';
import type { Contract } from '#shared/contracts/contract.ts';
import { findFieldErrors } from '#shared/contracts/field-errors.ts';
import { callEndpoint } from './call-endpoint.ts';
import { sayFailure } from './say-failure.ts';
import { useForm, type FormOptions, type FormValues } from './use-form.ts';

type Shared = Omit<FormOptions<never>, 'check' | 'send' | 'onDone' | 'sayFailure'>;

export interface CallFormOptions<Called extends Contract> extends Shared {
  contract: Called;
  /** The request for what was typed; without it the answers themselves. */
  toInput?: (values: FormValues) => unknown;
  onDone: (answer: z.output<Called['response']>, input: z.input<Called['request']>) => 'leaving' | undefined;
  sayFailure?: (error: unknown) => string;
}

/** A form that makes one call, and is checked against its contract before. */
export function useCallForm<Called extends Contract>({
  contract,
  toInput = (values) => values,
  onDone,
  ...options
}: CallFormOptions<Called>) {
  return useForm<z.output<Called['response']>>({
    sayFailure,
    ...options,
    check: (values) => findFieldErrors(contract.request, toInput(values)),
    send: (values) => callEndpoint(contract, toInput(values) as z.input<Called['request']>),
    onDone: (answer, values) => onDone(answer, toInput(values) as z.input<Called['request']>),
  });
}
