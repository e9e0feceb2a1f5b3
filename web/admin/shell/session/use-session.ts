import useSWR from 'swr';
import { addressOf } from '#contract/core/endpoint';
import { getSession } from '#contract/session/endpoints';
import type { Session } from '#contract/session/schema';
import { requestOnce } from '../../../data/http-client';
import { isSessionOver } from './session-over';

/** Whether somebody is signed in. */
export type KnownSession =
  | { readonly state: 'asked' | 'signed-out' }
  | { readonly state: 'signed-in'; readonly username: string }
  /** The shop did not say. */
  | { readonly state: 'unknown'; readonly retry: () => void };

/** Asks the shop, once a visit, whether somebody is signed in. */
export function useSession(): KnownSession {
  // Nobody is asked to sign in again who only asks whether they are signed in.
  const { data, error, mutate } = useSWR<Session, Error>(addressOf(getSession), () =>
    requestOnce(getSession, {}),
  );
  if (data) return { state: 'signed-in', username: data.username };
  if (isSessionOver(error)) return { state: 'signed-out' };
  return error ? { state: 'unknown', retry: () => void mutate() } : { state: 'asked' };
}
