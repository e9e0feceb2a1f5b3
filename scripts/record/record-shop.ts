import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  buildUrl,
  csrfHeader,
  type Endpoint,
  type InputOf,
  type ResponseOf,
  type ValidatedEndpoint,
} from '#contract/core/endpoint';
import { problem } from '#contract/core/problem';
import { endpoints } from '#contract/index';
import type { Recording } from '../../mocks/recordings/recording';
import { replacePersonalData } from './replace-personal-data';

interface RecordingSource {
  /** Of a running shop, such as http://localhost:3000. */
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  /** For an account with a second factor. */
  readonly code?: string | undefined;
}

/** Of each kind; the newest ones. */
const maxSubmissions = 200;

/** Reads what a scenario needs from a running shop, and replaces personal data. Only tests set the salt. */
export async function recordShop(
  source: RecordingSource,
  salt = randomBytes(32).toString('hex'),
): Promise<Recording> {
  const read = await createReader(source);
  const query = { limit: maxSubmissions };
  const orders = await read(endpoints.listOrderRequests, { query });
  const ordersWithEvents: Recording['orders'] = [];
  for (const { id } of orders)
    ordersWithEvents.push(await read(endpoints.getOrderRequest, { params: { id } }));
  const recording: Recording = {
    recordedAt: new Date().toISOString(),
    products: await read(endpoints.listProducts, {}),
    settings: await read(endpoints.getShopSettings, {}),
    messages: await read(endpoints.listContactMessages, { query }),
    requests: await read(endpoints.listRestorationRequests, { query }),
    inquiries: await read(endpoints.listEventInquiries, { query }),
    orders: ordersWithEvents,
    subscribers: await read(endpoints.listSubscribers, { query }),
  };
  return replacePersonalData(recording, salt);
}

type Read = <E extends Endpoint & ValidatedEndpoint>(
  endpoint: E,
  input: InputOf<E>,
) => Promise<ResponseOf<E>>;

async function createReader(source: RecordingSource): Promise<Read> {
  const Cookie = await signIn(source);
  return async <E extends Endpoint & ValidatedEndpoint>(endpoint: E, input: InputOf<E>) => {
    const response = await fetch(source.origin + buildUrl(endpoint, input), {
      headers: { Cookie },
    });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${endpoint.path}: ${toMessage(response.status, body)}`);
    if (typeof endpoint.response === 'string') throw new TypeError(`${endpoint.path} has no JSON.`);
    // The schema is that of the endpoint.
    return v.parse(endpoint.response, body) as ResponseOf<E>;
  };
}

/** Resolves to the session cookie. */
async function signIn({ origin, username, password, code }: RecordingSource): Promise<string> {
  const response = await fetch(origin + endpoints.signIn.path, {
    method: 'POST',
    headers: {
      Origin: origin,
      'Content-Type': 'application/json',
      [csrfHeader.name]: csrfHeader.value,
    },
    body: JSON.stringify({ username, password, ...(code !== undefined && { code }) }),
  });
  if (!response.ok) throw new Error(toMessage(response.status, await response.json()));
  const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
  return cookie;
}

const toMessage = (status: number, body: unknown): string =>
  v.is(problem, body) ? `${status}, ${body.message}` : String(status);
