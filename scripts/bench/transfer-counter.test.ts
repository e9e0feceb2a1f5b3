import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startTransferCounter, type TransferCounter } from './transfer-counter';

const body = 'x'.repeat(50_000);

let server: Server | undefined;
let counter: TransferCounter | undefined;

afterEach(async () => {
  await counter?.close();
  server?.closeAllConnections();
  server?.close();
});

async function startCounter(): Promise<TransferCounter> {
  server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  counter = await startTransferCounter(`http://127.0.0.1:${address.port}`);
  return counter;
}

const fetchText = async (url: string) => (await fetch(url)).text();

describe('startTransferCounter', () => {
  it('counts bodies and headers of all responses', async () => {
    const { origin, getBytesSent } = await startCounter();
    expect(getBytesSent()).toBe(0);

    expect(await fetchText(origin)).toBe(body);
    const first = getBytesSent();
    expect(first).toBeGreaterThan(body.length);
    expect(first).toBeLessThan(body.length + 1000);

    await Promise.all([fetchText(origin), fetchText(origin)]);
    expect(getBytesSent()).toBe(first * 3);
  });

  it('ends connections that are still open when it is closed', async () => {
    const { origin, close } = await startCounter();
    server?.removeAllListeners('request');
    const unanswered = fetch(origin);
    if (server) await once(server, 'request');
    const failure = expect(unanswered).rejects.toThrow('fetch failed');

    await close();
    counter = undefined;
    await failure;
  });
});
