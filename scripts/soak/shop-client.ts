import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { publicOrigin } from './soak-server';

/** Milliseconds; the server answers everything that it can answer within three seconds. */
const responseTimeoutMs = 20_000;

/** Like the delays of the outbox (web/outbox/backoff.ts), but shorter: they double up to a maximum. */
const retryDelay = { minMs: 100, maxMs: 500 };

/** A server that is restarted over and over is away for seconds; this is a server that stays away. */
const defaultRetryTimeoutMs = 90_000;

export interface ShopResponse {
  readonly status: number;
  readonly text: string;
}

interface ShopRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called for each attempt. */
  readonly createBody?: () => string | FormData;
}

/** Sends requests as pages of the shop do; each from another address, so that no rate limit is reached. */
export interface ShopClient {
  /** Undefined without a complete response. */
  send(path: string, request?: ShopRequest): Promise<ShopResponse | undefined>;
  /** Repeats until there is a response other than 429 and 5xx. Rejects with an `UnansweredError`. */
  sendUntilAnswered(path: string, request?: ShopRequest): Promise<ShopResponse>;
  /** Of all attempts. */
  readonly counts: { attempts: number; retries: number };
}

export class UnansweredError extends Error {}

interface ShopClientOptions {
  readonly signal: AbortSignal;
  /** Time after which a request counts as failed. */
  readonly retryTimeoutMs?: number;
}

export function createShopClient(
  url: string,
  { signal, retryTimeoutMs = defaultRetryTimeoutMs }: ShopClientOptions,
): ShopClient {
  const counts = { attempts: 0, retries: 0 };

  async function send(path: string, { method, headers, createBody }: ShopRequest = {}) {
    counts.attempts += 1;
    const body = createBody?.();
    try {
      const response = await fetch(url + path, {
        method: method ?? 'GET',
        headers: {
          Origin: publicOrigin,
          'X-Forwarded-For': generateIp(),
          ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)]),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      signal.throwIfAborted();
      if (isNetworkError(error)) return undefined;
      throw error;
    }
  }

  return {
    counts,
    send,
    async sendUntilAnswered(path, request = {}) {
      const deadline = performance.now() + retryTimeoutMs;
      let last: ShopResponse | undefined;
      for (let tries = 0; performance.now() < deadline; tries += 1) {
        if (tries > 0) {
          counts.retries += 1;
          await wait(Math.min(retryDelay.minMs * 2 ** (tries - 1), retryDelay.maxMs));
        }
        last = await send(path, request);
        if (last && last.status < 500 && last.status !== 429) return last;
      }
      throw new UnansweredError(`${path} was answered with ${last?.status ?? 'nothing'} for long.`);
    },
  };
}

/** `fetch` throws a TypeError for a lost connection, also in the middle of a response. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

/** For benchmarks of networks (RFC 2544). */
const generateIp = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Posts a form once, however often it has to be sent. */
export const postOnce = (
  client: ShopClient,
  path: string,
  createBody: () => string | FormData,
): Promise<ShopResponse> =>
  client.sendUntilAnswered(path, {
    method: 'POST',
    headers: { 'Idempotency-Key': randomUUID() },
    createBody,
  });
