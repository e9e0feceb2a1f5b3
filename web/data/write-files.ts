import {
  addressOf,
  type Endpoint,
  type FilesPart,
  type InputOf,
  type ResponseOf,
} from '#contract/core/endpoint';
import { limitFor, multipart } from './post';
import { inSession, requestJson } from './request';
import { administratorsHeaders } from './write';

type Parts = Readonly<Record<string, unknown>>;

interface Sent {
  readonly params?: Parts;
  readonly query?: Parts;
  readonly body?: Parts;
  readonly files: readonly File[];
}

/** As `write`, of an endpoint that takes files; a `DOMException` is thrown where no answer comes in time. */
export const writeFiles = <E extends Endpoint & { readonly files: FilesPart }>(
  endpoint: E,
  input: InputOf<E> & Sent,
): Promise<ResponseOf<E>> => inSession(endpoint, () => writeOnce(endpoint, input));

/** Each try has a time of its own: signing in again takes some. */
async function writeOnce<E extends Endpoint & { readonly files: FilesPart }>(
  endpoint: E,
  sent: Sent,
): Promise<ResponseOf<E>> {
  const { body = {}, files } = sent;
  const limit = limitFor(files);
  try {
    const answer = await requestJson(addressOf(endpoint, sent), {
      method: endpoint.method,
      headers: administratorsHeaders(),
      body: multipart(body, endpoint.files.field, files).body,
      signal: limit.signal,
    });
    return answer as ResponseOf<E>;
  } finally {
    limit.over();
  }
}
