import type { Endpoint } from '#contract/core/endpoint';

// Also used by the service worker: do not use `document`.

export type RequestPayload = Readonly<Record<string, unknown>>;

/** `RequestInit` whose headers are a plain object, so that callers can spread them. */
export type PlainRequestInit = RequestInit & { readonly headers: Readonly<Record<string, string>> };

export function buildRequestInit({ method }: Endpoint, body?: RequestPayload): PlainRequestInit {
  const init = { method, credentials: 'include', headers: {} } as const;
  if (!body) return init;
  return {
    ...init,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}
