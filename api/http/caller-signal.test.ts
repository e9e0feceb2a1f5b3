import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { close, listen } from '../listen';
import { createTestClient } from '../testing/ask';
import { memoryLog } from '../testing/memory-log';
import { callerSignal } from './caller-signal';
import { problems } from './problems';
import type { RequestState } from './state';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

/** Responds when `handler` resolves; the handler gets the abort signal. */
async function answering(handler: (signal: AbortSignal) => Promise<string>) {
  const log = memoryLog();
  const app = new Koa<RequestState>();
  app.use(problems(pino(log.destination)));
  app.use(async (ctx) => {
    ctx.body = await handler(callerSignal(ctx.res));
  });
  const server = createServer(app.callback());
  servers.push(server);
  return { port: await listen(server, { host: '127.0.0.1', port: 0 }), logged: log.lines };
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('createAbortSignal aborts with 499 when the client disconnects, without logging an error', async () => {
  let signal: AbortSignal | undefined;
  const { port, logged } = await answering((given) => {
    signal = given;
    return ended(given);
  });
  const asking = request({ host: '127.0.0.1', port, agent: false }).end();
  const cutShort = once(asking, 'error');
  await expect.poll(() => signal?.aborted).toBe(false);
  asking.destroy();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect(signal?.reason).toMatchObject({ status: 499 });
  expect(await cutShort).toMatchObject([{ code: 'ECONNRESET' }]);
  expect(logged).toEqual([]);
});

test('createAbortSignal does not abort after a complete response', async () => {
  let signal: AbortSignal | undefined;
  const { port } = await answering(async (given) => {
    signal = given;
    return 'all of it';
  });
  const { text } = await createTestClient(`http://127.0.0.1:${port}`)('/');
  for (const server of servers.splice(0)) await close(server);
  expect(text).toBe('all of it');
  expect(signal?.aborted).toBe(false);
});

test('createAbortSignal is aborted at once for a closed connection', async () => {
  const signals: AbortSignal[] = [];
  const server = createServer((_, response) => {
    response.once('close', () => signals.push(callerSignal(response)));
    response.destroy();
  });
  servers.push(server);
  const gone = await listen(server, { host: '127.0.0.1', port: 0 });
  await expect(createTestClient(`http://127.0.0.1:${gone}`)('/')).rejects.toThrow('socket hang up');
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true]);
});
