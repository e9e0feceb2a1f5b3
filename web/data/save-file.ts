import { buildUrl, type Endpoint, type InputOf } from '#contract/core/endpoint';
import { fetchResponse, languageHeader, withMiddleware } from './http-client';

/** The browser needs the object URL until the download has started. */
const takingFile = 60_000;

/**
 * Downloads a CSV file under the file name sent by the server. Throws `ResponseError`, or a `TypeError` without a valid
 * response.
 */
export async function saveFile<E extends Endpoint & { readonly response: 'csv' }>(
  endpoint: E,
  input: InputOf<E>,
): Promise<void> {
  const url = buildUrl(endpoint, input);
  const { headers, blob } = await withMiddleware(endpoint, () => tableAt(url));
  saveAs(parseFileName(headers) ?? nameAt(endpoint.path), blob);
}

async function tableAt(url: string) {
  const response = await fetchResponse(url, { headers: languageHeader() });
  const { headers } = response;
  // For example, a captive portal's sign-in page.
  if (!headers.get('Content-Type')?.startsWith('text/csv')) {
    throw new TypeError('The response is not CSV.');
  }
  return { headers, blob: await response.blob() };
}

const parseFileName = (headers: Headers): string | undefined =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];

const nameAt = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function saveAs(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), takingFile);
}
