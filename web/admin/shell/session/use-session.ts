import useSWR from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { getSession } from '#contract/session/endpoints';
import type { SessionInfo } from '#contract/session/schema';
import { fetchEndpoint } from '../../../data/http-client';
import { isSessionExpired } from './is-session-expired';

type SessionState =
  | { readonly state: 'loading' | 'signed-out' }
  | { readonly state: 'signed-in'; readonly username: string }
  /** The session check failed. */
  | { readonly state: 'unknown'; readonly retry: () => void };

/** SWR caches the session check for the whole visit. */
export function useSession(): SessionState {
  // `fetchEndpoint` skips the middleware: an expired session must not open the sign-in dialog here.
  const { data, error, mutate } = useSWR<SessionInfo, Error>(buildUrl(getSession), () =>
    fetchEndpoint(getSession, {}),
  );
  if (data) return { state: 'signed-in', username: data.username };
  if (isSessionExpired(error)) return { state: 'signed-out' };
  return error ? { state: 'unknown', retry: () => void mutate() } : { state: 'loading' };
}
