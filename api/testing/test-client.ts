import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The raw response: not decompressed, redirects not followed. */
export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: unknown;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export type SendRequest = (path: string, options?: RequestOptions) => Promise<TestResponse>;

/** Unlike `fetch`, does not normalize URLs or headers. */
export const createTestClient =
  (origin: string): SendRequest =>
  async (path, { method = 'GET', headers = {}, body } = {}) => {
    const { hostname, port } = new URL(origin);
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ hostname, port, path, method, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });
    const bytes = await buffer(message);
    const text = bytes.toString('utf8');
    return {
      status: message.statusCode ?? 0,
      headers: message.headers,
      bytes,
      text,
      get json(): unknown {
        return JSON.parse(text);
      },
    };
  };
