import type { Knex } from 'knex';
import { administratorHeader } from '#contract/core/endpoint';
import { signIn } from '#contract/session/endpoints';
import type { SendRequest, TestResponse } from './ask';

export const testAdministrator = { username: 'elena', password: 'figs and walnuts' } as const;

interface SignInTarget {
  readonly origin: string;
  readonly sendRequest: SendRequest;
}

type Method = 'POST' | 'PUT' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

export interface AdministratorsBrowser {
  /** Session cookie, Origin and CSRF header. */
  readonly headers: Headers;
  readonly sendRequest: SendRequest;
  /** Sends JSON, or no body. */
  send(method: Method, path: string, body?: unknown): Promise<TestResponse>;
  /** Sends multipart/form-data. */
  sendForm(method: Method, path: string, form: FormData): Promise<TestResponse>;
}

/** Signs in as a browser does; later requests carry the session. */
export async function asAdministrator(shop: SignInTarget): Promise<AdministratorsBrowser> {
  const { status, headers: responseHeaders } = await signInTo(shop, testAdministrator);
  if (status !== 200) throw new Error(`Signing in failed with ${status}.`);
  const headers = {
    Origin: shop.origin,
    Cookie: heldCookie(responseHeaders['set-cookie']),
    [administratorHeader.name]: administratorHeader.value,
  };
  const sendRequest: SendRequest = (path, asking = {}) =>
    shop.sendRequest(path, { ...asking, headers: { ...headers, ...asking.headers } });
  return {
    headers,
    sendRequest,
    send: (method, path, body) =>
      sendRequest(
        path,
        body === undefined ? { method, headers: noBody } : { method, ...inJson(body) },
      ),
    sendForm: async (method, path, form) => sendRequest(path, { method, ...(await inParts(form)) }),
  };
}

/** Posts credentials like the sign-in page; `headers` override the default ones. */
export function signInTo(
  { sendRequest, origin }: SignInTarget,
  pair: unknown,
  headers: Headers = {},
): Promise<TestResponse> {
  const written = inJson(pair);
  const all = { Origin: origin, ...written.headers, ...headers };
  return sendRequest(signIn.path, { method: 'POST', ...written, headers: all });
}

/** Backdates all sessions, for tests that set the clock back: sessions would have expired otherwise. */
export const beginSessionsAt = ({ database }: { readonly database: Knex }, time: string) =>
  database('sessions').update({ created_at: time, last_used_at: time });

/** The `name=value` part of a Set-Cookie header. */
export const heldCookie = ([cookie = '']: readonly string[] = []): string =>
  cookie.split(';')[0] ?? '';

const noBody: Headers = { 'Content-Length': '0' };

function inJson(body: unknown) {
  const written = Buffer.from(JSON.stringify(body));
  const headers: Headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(written.length),
  };
  return { body: written, headers };
}

async function inParts(form: FormData) {
  const written = new Response(form);
  const body = Buffer.from(await written.arrayBuffer());
  const headers: Headers = {
    'Content-Type': written.headers.get('Content-Type') ?? '',
    'Content-Length': String(body.length),
  };
  return { body, headers };
}
