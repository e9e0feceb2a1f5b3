import { buildUrl, type Endpoint, type InputOf } from '#contract/core/endpoint';
import { buildLanguageHeader, fetchOrThrow, withMiddleware } from './http-client';

/** The browser needs the object URL until the download has started. */
const revokeDelayMs = 60_000;

/**
 * Downloads a CSV file under the file name sent by the server. Throws `ResponseError`, or a `TypeError` without a valid
 * response.
 */
export async function downloadCsv<E extends Endpoint & { readonly response: 'csv' }>(
  endpoint: E,
  input: InputOf<E>,
): Promise<void> {
  const url = buildUrl(endpoint, input);
  const { headers, blob } = await withMiddleware(endpoint, () => fetchCsv(url));
  saveBlob(parseFileName(headers) ?? fileNameFromPath(endpoint.path), blob);
}

async function fetchCsv(url: string) {
  const response = await fetchOrThrow(url, { headers: buildLanguageHeader() });
  const { headers } = response;
  // For example, a captive portal's sign-in page.
  if (!headers.get('Content-Type')?.startsWith('text/csv')) {
    throw new TypeError('The response is not CSV.');
  }
  return { headers, blob: await response.blob() };
}

const parseFileName = (headers: Headers): string | undefined =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];

const fileNameFromPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
