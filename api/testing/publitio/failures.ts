import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallResponse } from './file-library';

interface FailureContext {
  readonly expectedResponse: CallResponse;
  readonly requestedUrl: string;
}

type Failure = (response: ServerResponse, cause: FailureContext) => unknown;

const respondWithHtml =
  (status: number): Failure =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<h1>Something went wrong</h1>');

const respondWithJson = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));

type Row = Readonly<Record<string, unknown>>;

/** Transforms each file in the response, in a list or at the top level. */
const transformFiles =
  (change: (row: Row) => Row): Failure =>
  (response, { expectedResponse }) => {
    const rows = Object.entries(expectedResponse.json).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(change) : value,
    ]);
    respondWithJson(response, expectedResponse.status, change(Object.fromEntries(rows)));
  };

/** Ways in which Publitio or the network can fail. */
export const failures = {
  'html-200': respondWithHtml(200),
  'html-404': respondWithHtml(404),
  'html-502': respondWithHtml(502),
  'too-many': (response) =>
    respondWithJson(
      response,
      429,
      { success: false, error: { code: 429, message: 'Too many requests' } },
      { 'retry-after': '0' },
    ),
  'flat-error': (response) =>
    respondWithJson(response, 400, { success: false, message: 'Not like this' }),
  'error-with-200': (response) =>
    respondWithJson(response, 200, {
      success: false,
      error: { code: 404, message: 'File not found' },
    }),
  'repeats-the-url': (response, { requestedUrl }) =>
    respondWithJson(response, 401, {
      success: false,
      error: { code: 401, message: `Not allowed: ${requestedUrl}` },
    }),
  hangs: () => undefined,
  'breaks-off': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"success"', () => response.destroy());
  },
  drips: async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    while (!response.destroyed) {
      response.write(' ');
      await delay(10);
    }
  },
  'is-endless': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    };
    response.on('drain', write);
    write();
  },
  'invalid-json': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success": tr'),
  'says-the-id-only': transformFiles(({ id, ...row }) =>
    id === undefined
      ? Object.fromEntries(Object.entries(row).filter(([, value]) => Array.isArray(value)))
      : { id },
  ),
  'has-no-id': transformFiles(({ id: _, ...row }) => row),
  'has-no-public-id': transformFiles((row) => ({
    ...row,
    ...('id' in row && { public_id: null, size: 'big' }),
  })),
  'made-it-public': transformFiles((row) => ({ ...row, privacy: 'public' })),
  'says-privacy-1': transformFiles((row) => ({ ...row, privacy: 1 })),
  'says-privacy-0': transformFiles((row) => ({ ...row, privacy: 0 })),
  'lives-elsewhere': transformFiles((row) => ({
    ...row,
    url_download: 'http://169.254.169.254/latest/meta-data',
    url_preview: 'file:///etc/passwd',
  })),
  'has-no-download': transformFiles(({ url_download: _, ...row }) => row),
} satisfies Readonly<Record<string, Failure>>;

export type FailureName = keyof typeof failures;
