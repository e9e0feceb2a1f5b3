import type { Knex } from 'knex';
import { csrfHeader } from '#contract/core/endpoint';
import { signIn } from '#contract/session/endpoints';
import type { SendRequest, TestResponse } from './test-client';

export const testAdmin = { username: 'elena', password: 'figs and walnuts' } as const;

interface SignInTarget {
  readonly origin: string;
  readonly sendRequest: SendRequest;
}

type Method = 'POST' | 'PUT' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

export interface AdminClient {
  /** Session cookie, Origin and CSRF header. */
  readonly headers: Headers;
  readonly sendRequest: SendRequest;
  /** Sends JSON, or no body. */
  sendJson(method: Method, path: string, body?: unknown): Promise<TestResponse>;
  /** Sends multipart/form-data. */
  sendForm(method: Method, path: string, form: FormData): Promise<TestResponse>;
}

/** Signs in as a browser does; later requests carry the session. */
export async function createAdminClient(server: SignInTarget): Promise<AdminClient> {
  const { status, headers: responseHeaders } = await postSignIn(server, testAdmin);
  if (status !== 200) throw new Error(`Signing in failed with ${status}.`);
  return continueSession(server, responseHeaders['set-cookie']);
}

/** A client with the session that a response started. */
export function continueSession(
  server: SignInTarget,
  setCookie: readonly string[] | undefined,
): AdminClient {
  const headers = {
    Origin: server.origin,
    Cookie: getCookiePair(setCookie),
    [csrfHeader.name]: csrfHeader.value,
  };
  const sendRequest: SendRequest = (path, options = {}) =>
    server.sendRequest(path, { ...options, headers: { ...headers, ...options.headers } });
  return {
    headers,
    sendRequest,
    sendJson: (method, path, body) =>
      sendRequest(
        path,
        body === undefined ? { method, headers: noBody } : { method, ...toJsonBody(body) },
      ),
    sendForm: async (method, path, form) =>
      sendRequest(path, { method, ...(await toMultipartBody(form)) }),
  };
}

/** Posts credentials like the sign-in page; `headers` override the default ones. */
export function postSignIn(
  { sendRequest, origin }: SignInTarget,
  credentials: unknown,
  headers: Headers = {},
): Promise<TestResponse> {
  const encoded = toJsonBody(credentials);
  const allHeaders = { Origin: origin, ...encoded.headers, ...headers };
  return sendRequest(signIn.path, { method: 'POST', ...encoded, headers: allHeaders });
}

/** Backdates all sessions, for tests that set the clock back: sessions would have expired otherwise. */
export const setSessionStart = ({ database }: { readonly database: Knex }, time: string) =>
  database('sessions').update({ created_at: time, last_used_at: time });

/** The `name=value` part of a Set-Cookie header. */
export const getCookiePair = ([cookie = '']: readonly string[] = []): string =>
  cookie.split(';')[0] ?? '';

const noBody: Headers = { 'Content-Length': '0' };

function toJsonBody(body: unknown) {
  const encoded = Buffer.from(JSON.stringify(body));
  const headers: Headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(encoded.length),
  };
  return { body: encoded, headers };
}

async function toMultipartBody(form: FormData) {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers: Headers = {
    'Content-Type': encoded.headers.get('Content-Type') ?? '',
    'Content-Length': String(body.length),
  };
  return { body, headers };
}
