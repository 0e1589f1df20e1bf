import {
  QueryClient,
  useMutation,
  useQuery,
  type QueryFunctionContext,
  type UseMutationResult,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { currentUser, type CurrentUser } from '#shared/contracts/auth.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { addressOf, callEndpoint, CallError } from './call-endpoint.ts';
import { forgetSessionUser, onSessionUser, readSessionUser, userFreshMilliseconds } from './session-user.ts';

/*
 * How every island reads and changes what the server keeps, as docs/contract/calls.md says for all of them: cookies always,
 * nothing goes stale, nothing is fetched again by itself, nothing is tried twice, a 401 is an error unless asked otherwise.
 * No provider is needed: one client serves all islands of a page.
 */

/** What a page reads that has no contract. */
const anyAnswer = {
  method: 'GET',
  access: 'public',
  accepts: [],
  request: z.object({}),
  response: z.unknown(),
} as const;

/** Reads the address that is the first part of the key, as JSON. */
function readFirstOfKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return callEndpoint({ ...anyAnswer, path: String(queryKey[0]) as Contract['path'] }, undefined, { signal });
}

/** A client with that behaviour. Pages use `queryClient`; tests make their own. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readFirstOfKey,
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        retryOnMount: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline is a failure that is said, not a wait without words.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The one client of this page: what one island has read, another does not ask for again. */
export const queryClient = makeQueryClient();

type Input<Called extends Contract> = z.input<Called['request']>;
type Output<Called extends Contract> = z.output<Called['response']>;

export interface Answer<Data> {
  /** Undefined until there is an answer; keeps the last one while it is read again. */
  data: Data | undefined;
  /** Why there is none. `failure.message` of it is for people; its own message is for the console. */
  error: CallError | null;
  /** Nothing has been answered yet, neither data nor an error. */
  isPending: boolean;
  /** Being read, for the first time or again. */
  isFetching: boolean;
  /** Reads again, whatever is kept. */
  refetch: () => Promise<unknown>;
}

export interface EndpointOptions {
  /** A 401 as an error, or as the answer null: no one is signed in. */
  on401?: 'error' | 'null';
  /** Milliseconds after which a new mount reads again. Never, unless given. */
  freshMilliseconds?: number;
  /** Whether to ask at all; false while something needed is still missing. */
  isWanted?: boolean;
}

export const isNotSignedIn = (error: unknown): boolean => error instanceof CallError && error.status === 401;

/** Under which key an answer is kept: its address, which is also the prefix by which it is invalidated. */
export function keyOf<Called extends Contract>(contract: Called, input?: Input<Called>): readonly [string] {
  return [addressOf(contract, input)];
}

/** What a GET endpoint says, read once a page. */
export function useEndpoint<Called extends Contract>(
  contract: Called,
  input: Input<Called> | undefined,
  options: EndpointOptions & { on401: 'null' },
): Answer<Output<Called> | null>;
export function useEndpoint<Called extends Contract>(
  contract: Called,
  input?: Input<Called>,
  options?: EndpointOptions,
): Answer<Output<Called>>;
export function useEndpoint<Called extends Contract>(
  contract: Called,
  input?: Input<Called>,
  options: EndpointOptions = {},
): Answer<Output<Called> | null> {
  return useAnswer(keyOf(contract, input), (signal) => callEndpoint(contract, input, { signal }), options);
}

function useAnswer<Data>(
  queryKey: readonly [string],
  read: (signal: AbortSignal) => Promise<Data>,
  { on401 = 'error', freshMilliseconds = Infinity, isWanted = true }: EndpointOptions,
): Answer<Data | null> {
  const { data, error, isPending, isFetching, refetch } = useQuery<Data, CallError>(
    {
      queryKey,
      queryFn: ({ signal }) => read(signal),
      staleTime: freshMilliseconds,
      enabled: isWanted,
    },
    queryClient,
  );
  if (on401 === 'null' && isNotSignedIn(error))
    return { data: null, error: null, isPending: false, isFetching, refetch };
  return { data, error, isPending, isFetching, refetch };
}

/** The signed-in person; null when no one is. The header has asked already, or waits for the same answer. */
export function useCurrentUser(): Answer<CurrentUser | null> {
  return useAnswer(keyOf(currentUser), readSessionUser, {
    on401: 'null',
    freshMilliseconds: userFreshMilliseconds,
  });
}

// Islands are also drawn by the build, where there is no document.
if (typeof document !== 'undefined')
  onSessionUser((user) => queryClient.setQueryData(keyOf(currentUser), user));

export interface CallHandlers<Called extends Contract> {
  onSuccess?: (answer: Output<Called>, input: Input<Called>) => unknown;
  onError?: (error: CallError, input: Input<Called>) => unknown;
}

export type Call<Called extends Contract> = UseMutationResult<Output<Called>, CallError, Input<Called>>;

/** A call that changes something. `mutate(input)` sends it once; the answer and the failure are in what is returned. */
export function useCall<Called extends Contract>(
  contract: Called,
  { onSuccess, onError }: CallHandlers<Called> = {},
): Call<Called> {
  return useMutation<Output<Called>, CallError, Input<Called>>(
    {
      mutationFn: (input) => callEndpoint(contract, input),
      ...(onSuccess ? { onSuccess: (answer, input) => void onSuccess(answer, input) } : {}),
      ...(onError ? { onError: (error, input) => void onError(error, input) } : {}),
    },
    queryClient,
  );
}

/** What is kept of an endpoint is out of date: what shows it reads it again. Without input, whatever was asked for. */
export function forgetAnswer<Called extends Contract>(
  contract: Called,
  input?: Input<Called>,
): Promise<void> {
  if (contract.path === currentUser.path) forgetSessionUser();
  return queryClient.invalidateQueries({ queryKey: keyOf(contract, input) });
}

/** Puts an answer in the place of what is kept, for instance one that a call brought. */
export function keepAnswer<Called extends Contract>(
  contract: Called,
  input: Input<Called> | undefined,
  change: (kept: Output<Called> | undefined) => Output<Called> | undefined,
): void {
  queryClient.setQueryData<Output<Called>>(keyOf(contract, input), change);
}
