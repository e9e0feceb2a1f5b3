import type { Knex } from 'knex';
import { administratorHeader } from '#contract/core/endpoint';
import { signIn } from '#contract/session/endpoints';
import type { Answered, Ask } from './ask';

/** Who may sign in to every shop of the tests. */
export const testAdministrator = { username: 'elena', password: 'figs and walnuts' } as const;

interface SignInTarget {
  readonly origin: string;
  readonly ask: Ask;
}

type Method = 'POST' | 'PUT' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

/** A browser in which somebody is signed in. */
export interface AdministratorsBrowser {
  /** What it sends along with everything: its cookie, the origin of the page, and the mark of an administrator. */
  readonly headers: Headers;
  readonly ask: Ask;
  /** Writes JSON, or nothing at all. */
  send(method: Method, path: string, body?: unknown): Promise<Answered>;
  /** Writes fields and files as multipart/form-data. */
  sendForm(method: Method, path: string, form: FormData): Promise<Answered>;
}

/** Signs in to a shop as its administrator, the way a browser does. */
export async function asAdministrator(shop: SignInTarget): Promise<AdministratorsBrowser> {
  const { status, headers: answered } = await signInTo(shop, testAdministrator);
  if (status !== 200) throw new Error(`The administrator was answered ${status}.`);
  const headers = {
    Origin: shop.origin,
    Cookie: heldCookie(answered['set-cookie']),
    [administratorHeader.name]: administratorHeader.value,
  };
  const ask: Ask = (path, asking = {}) =>
    shop.ask(path, { ...asking, headers: { ...headers, ...asking.headers } });
  return {
    headers,
    ask,
    send: (method, path, body) =>
      ask(path, body === undefined ? { method, headers: noBody } : { method, ...inJson(body) }),
    sendForm: async (method, path, form) => ask(path, { method, ...(await inParts(form)) }),
  };
}

/** Posts a pair as the sign-in page does; `headers` beside its own or instead of them. */
export function signInTo(
  { ask, origin }: SignInTarget,
  pair: unknown,
  headers: Headers = {},
): Promise<Answered> {
  const written = inJson(pair);
  const all = { Origin: origin, ...written.headers, ...headers };
  return ask(signIn.path, { method: 'POST', ...written, headers: all });
}

/** Lets all sessions begin at a time, for tests whose clock goes back: sessions end when it does. */
export const beginSessionsAt = ({ database }: { readonly database: Knex }, time: string) =>
  database('sessions').update({ created_at: time, last_used_at: time });

/** What a browser sends back of the one cookie it was given. */
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
