import { countQuarantineRules, listDeskEnquiries } from '#shared/contracts/desk-inbox.ts';
import { queryClient } from '../../browser/queries.ts';

/** Every page of every view, and what the rules counted, is out of date: what is shown of it is read again. */
export function forgetInbox(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' &&
      (address === countQuarantineRules.path ||
        address === listDeskEnquiries.path ||
        address.startsWith(`${listDeskEnquiries.path}?`)),
  });
}
