import { getSession, type Session } from '#contract/session';
import { useEndpoint } from '../../data/use-endpoint';
import { isSessionOver } from './session-over';

/** Who is signed in. */
export type KnownSession =
  | { readonly state: 'asked' }
  | { readonly state: 'signed-in'; readonly session: Session }
  | { readonly state: 'signed-out' }
  /** The shop did not say. */
  | { readonly state: 'unknown'; readonly retry: () => void };

/** Asks the shop, once a visit, who is signed in. */
export function useSession(): KnownSession {
  const { data, error, mutate } = useEndpoint(getSession, {});
  if (data) return { state: 'signed-in', session: data };
  if (isSessionOver(error)) return { state: 'signed-out' };
  return error ? { state: 'unknown', retry: () => void mutate() } : { state: 'asked' };
}
