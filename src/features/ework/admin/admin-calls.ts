import { createContext, useContext, useEffect } from 'react';
import type { Contract } from '#shared/contracts/contract.ts';
import type { CallError } from '../../../browser/call-endpoint.ts';
import { useCall, type Call, type CallHandlers } from '../../../browser/queries.ts';
import { useCallForm, type CallFormOptions } from '../../../browser/use-call-form.ts';

/** What happens when the admin's session has ended. */
export const OnExpired = createContext<() => void>(() => undefined);

const isExpired = (error: CallError | null) => error?.status === 401 || error?.status === 403;

/** A call of the desk: an ended session leads to the login screen, whatever was asked. */
export function useAdminCall<Called extends Contract>(
  contract: Called,
  { onSuccess, onError }: CallHandlers<Called> = {},
): Call<Called> {
  const onExpired = useContext(OnExpired);
  return useCall(contract, {
    ...(onSuccess ? { onSuccess } : {}),
    onError: (error, input) => {
      if (isExpired(error)) onExpired();
      else onError?.(error, input);
    },
  });
}

/** The same for a form. */
export function useAdminForm<Called extends Contract>(options: CallFormOptions<Called>) {
  return useCallForm({ ...options, onSignedOut: useContext(OnExpired) });
}

/** The same for what is read. */
export function useExpiry(error: CallError | null): void {
  const onExpired = useContext(OnExpired);
  useEffect(() => {
    if (isExpired(error)) onExpired();
  }, [error, onExpired]);
}
