import type { Endpoint } from '#contract/core/endpoint';
import { type RequestBody, requestInit, type WritableInit } from './request-init';

// The service worker sends forms too: nothing here needs a document.

/** Milliseconds to wait for a response, and how many each kilobyte of files adds. */
const timeout = { base: 60_000, perKilobyte: 20 };

/** As `requestInit`, with the files and the body's fields as form data where the endpoint takes files. */
export function formDataInit(
  endpoint: Endpoint,
  body: RequestBody = {},
  files: readonly File[] = [],
): WritableInit {
  if (!endpoint.files) return requestInit(endpoint, body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const file of files) form.append(endpoint.files.field, file);
  // The browser sets the content type of form data itself, with its boundary.
  return { ...requestInit(endpoint), body: form };
}

/** Milliseconds to wait for the response to a request with these files. */
export function timeoutFor(files: readonly File[]): number {
  const kilobytes = files.reduce((sum, { size }) => sum + size, 0) / 1000;
  return timeout.base + timeout.perKilobyte * kilobytes;
}

/** Aborts a request with these files, with a `TimeoutError`, unless `clear` is called in time. */
export function startTimeout(files: readonly File[]) {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('No response in time.', 'TimeoutError'));
  const timer = setTimeout(abort, timeoutFor(files));
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
