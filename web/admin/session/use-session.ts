import { getSession } from '#contract/session';
import { useEndpoint } from '../../data/use-endpoint';
import { isSessionOver } from './session-over';

/** Whether somebody is signed in. */
export type KnownSession =
  | { readonly state: 'asked' | 'signed-in' | 'signed-out' }
  /** The shop did not say. */
  | { readonly state: 'unknown'; readonly retry: () => void };

/** Asks the shop, once a visit, whether somebody is signed in. */
export function useSession(): KnownSession {
  const { data, error, mutate } = useEndpoint(getSession, {});
  if (data) return { state: 'signed-in' };
  if (isSessionOver(error)) return { state: 'signed-out' };
  return error ? { state: 'unknown', retry: () => void mutate() } : { state: 'asked' };
}
