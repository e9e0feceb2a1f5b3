import type { Endpoint } from '#contract/core/endpoint';

// The service worker sends forms too: nothing here needs a document.

export type RequestBody = Readonly<Record<string, unknown>>;

/** What a fetch gets, with headers that more can be added to. */
export type WritableInit = RequestInit & { readonly headers: Readonly<Record<string, string>> };

/** The method, the cookies, the body as JSON and its content type of a call. */
export function requestInit({ method }: Endpoint, body?: RequestBody): WritableInit {
  const init = { method, credentials: 'include', headers: {} } as const;
  if (!body) return init;
  return {
    ...init,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}
