import { useEffect, useState } from 'react';
import { csrfHeader } from '#contract/core/endpoint';
import { getSession, signIn, signOut } from '#contract/session/endpoints';
import { mockAdmin } from '../mock-admin';

/** `error` if the response of the mock server was neither a session nor a 401. */
export type Session =
  | { readonly status: 'loading' | 'signed-out' | 'error' }
  | { readonly status: 'signed-in'; readonly username: string };

const headers = { 'Content-Type': 'application/json', [csrfHeader.name]: csrfHeader.value };

/** Sends no request without a cookie: the browser would log its 401. */
export async function fetchSession(hasCookie: boolean): Promise<Session> {
  if (!hasCookie) return { status: 'signed-out' };
  const response = await fetch(getSession.path).catch(() => undefined);
  if (response?.ok) return { status: 'signed-in', username: (await response.json()).username };
  return { status: response?.status === 401 ? 'signed-out' : 'error' };
}

/** Resolves to false if the server rejects it. */
async function post({ path }: { readonly path: string }, body: unknown): Promise<boolean> {
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(path, init).catch(() => undefined))?.ok ?? false;
}

/** The session of this browser at the mock server, as any page would see it. */
export function useSession(hasCookie: () => boolean) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  useEffect(() => void fetchSession(hasCookie()).then(setSession), [hasCookie]);
  return {
    session,
    signIn: () => post(signIn, mockAdmin),
    signOut: () => post(signOut, {}),
  };
}
