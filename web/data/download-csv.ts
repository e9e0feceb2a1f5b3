import { buildUrl, type Endpoint, type InputOf } from '#contract/core/endpoint';
import { buildLanguageHeader, fetchOrThrow, withMiddleware } from './http-client';
import { saveBlob } from './save-blob';

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
