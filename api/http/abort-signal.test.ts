import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { closeServer, listen } from '../server-lifecycle';
import { createMemoryLog } from '../testing/memory-log';
import { createTestClient } from '../testing/test-client';
import { createAbortSignal } from './abort-signal';
import { errorHandler } from './error-handler';
import { assignRequestId } from './request-id';
import type { RequestState } from './state';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await closeServer(server);
});

/** Responds when `handler` resolves; the handler gets the abort signal. */
async function startWithHandler(handler: (signal: AbortSignal) => Promise<string>) {
  const log = createMemoryLog();
  const app = new Koa<RequestState>();
  app.use(assignRequestId(0));
  app.use(errorHandler(pino(log.destination)));
  app.use(async (ctx) => {
    ctx.body = await handler(createAbortSignal(ctx.res));
  });
  const server = createServer(app.callback());
  servers.push(server);
  return { port: await listen(server, { host: '127.0.0.1', port: 0 }), logged: log.lines };
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('createAbortSignal aborts with 499 when the client disconnects, without logging an error', async () => {
  let signal: AbortSignal | undefined;
  const { port, logged } = await startWithHandler((abortSignal) => {
    signal = abortSignal;
    return rejectOnAbort(abortSignal);
  });
  const clientRequest = request({ host: '127.0.0.1', port, agent: false }).end();
  const clientError = once(clientRequest, 'error');
  await expect.poll(() => signal?.aborted).toBe(false);
  clientRequest.destroy();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect(signal?.reason).toMatchObject({ status: 499 });
  expect(await clientError).toMatchObject([{ code: 'ECONNRESET' }]);
  expect(logged).toEqual([]);
});

test('createAbortSignal does not abort after a complete response', async () => {
  let signal: AbortSignal | undefined;
  const { port } = await startWithHandler(async (abortSignal) => {
    signal = abortSignal;
    return 'all of it';
  });
  const { text } = await createTestClient(`http://127.0.0.1:${port}`)('/');
  for (const server of servers.splice(0)) await closeServer(server);
  expect(text).toBe('all of it');
  expect(signal?.aborted).toBe(false);
});

test('createAbortSignal is aborted at once for a closed connection', async () => {
  const signals: AbortSignal[] = [];
  const server = createServer((_, response) => {
    response.once('close', () => signals.push(createAbortSignal(response)));
    response.destroy();
  });
  servers.push(server);
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  await expect(createTestClient(`http://127.0.0.1:${port}`)('/')).rejects.toThrow('socket hang up');
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true]);
});
