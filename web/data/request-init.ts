import type { Endpoint } from '#contract/core/endpoint';

// The service worker sends forms too: nothing here needs a document.

/** Milliseconds to wait for a response, and how many each kilobyte of files adds. */
const timeout = { base: 60_000, perKilobyte: 20 };

export interface RequestContent {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: readonly File[];
}

/** The method, the cookies, the body and its content type of a call. */
export function requestInit(
  { method, files: filesPart }: Endpoint,
  { body, files }: RequestContent,
): RequestInit & { readonly headers: Readonly<Record<string, string>> } {
  const init = { method, credentials: 'include', headers: {} } as const;
  // The browser sets the content type of form data itself, with its boundary.
  if (filesPart && files) return { ...init, body: toFormData(body, filesPart.field, files) };
  if (!body) return init;
  return {
    ...init,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function toFormData(body: object = {}, field: string, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const file of files) form.append(field, file);
  return form;
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
