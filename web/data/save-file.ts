import { addressOf, type Endpoint, type InputOf } from '#contract/core/endpoint';
import { fetchResponse, languageHeader, withMiddleware } from './http-client';

/** Milliseconds a browser is given to take a file before its address ends. */
const takingFile = 60_000;

/**
 * Has the browser save the table that an endpoint answers, under the name the shop gives it; throws `ResponseError`,
 * or the network's own error.
 */
export async function saveFile<E extends Endpoint & { readonly response: 'csv' }>(
  endpoint: E,
  input: InputOf<E>,
): Promise<void> {
  const address = addressOf(endpoint, input);
  const { headers, blob } = await withMiddleware(endpoint, () => tableAt(address));
  saveAs(nameIn(headers) ?? nameAt(endpoint.path), blob);
}

async function tableAt(address: string) {
  const response = await fetchResponse(address, { headers: languageHeader() });
  const { headers } = response;
  // Whoever else answers, such as the sign-in page of a strange network, has no table.
  if (!headers.get('Content-Type')?.startsWith('text/csv')) {
    throw new TypeError('The answer is not the shop’s.');
  }
  return { headers, blob: await response.blob() };
}

const nameIn = (headers: Headers): string | undefined =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];

const nameAt = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function saveAs(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takingFile);
}
