import type { Endpoint } from '#contract/core/endpoint';
import { buildRequestInit, type PlainRequestInit, type RequestPayload } from './request-init';

// Also used by the service worker: do not use `document`.

/** Milliseconds: a base, plus time per kilobyte of files. */
const timeoutMs = { base: 60_000, perKilobyte: 20 };

/** Like `buildRequestInit`, but sends files and body as form data if the endpoint takes files. */
export function buildFormDataInit(
  endpoint: Endpoint,
  body: RequestPayload = {},
  files: readonly File[] = [],
): PlainRequestInit {
  if (!endpoint.files) return buildRequestInit(endpoint, body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const file of files) form.append(endpoint.files.field, file);
  // The browser sets the content type of form data itself, with the boundary.
  return { ...buildRequestInit(endpoint), body: form };
}

export function getTimeoutMs(files: readonly File[]): number {
  const kilobytes = files.reduce((sum, { size }) => sum + size, 0) / 1000;
  return timeoutMs.base + timeoutMs.perKilobyte * kilobytes;
}

/** Aborts with a `TimeoutError` unless `clear` is called in time. */
export function startTimeout(files: readonly File[]) {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('No response in time.', 'TimeoutError'));
  const timer = setTimeout(abort, getTimeoutMs(files));
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
