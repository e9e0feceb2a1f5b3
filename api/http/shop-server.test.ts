import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { headersTooLarge, noRequest, tooSlowToArrive } from '#contract/core/messages';
import { problem } from '#contract/core/problem';
import { close, listen } from '../listen';
import { startShop } from '../testing/shop';
import { type ConnectionLimits, responsesUnderWay, shopServer } from './shop-server';

const shop = await startShop({
  limits: { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
});
afterAll(shop.close);

/** Sends raw bytes; resolves to the head and body of the response. */
async function sendRaw(written: string): Promise<readonly string[]> {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(written);
  return (await text(socket)).split('\r\n\r\n');
}

test.each([
  ['a malformed request', 'GET\r\n\r\n', 400, noRequest],
  ['a request of another protocol', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400, noRequest],
  [
    'a request with both Content-Length and Transfer-Encoding',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    noRequest,
  ],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    headersTooLarge,
  ],
  ['an incomplete request', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, tooSlowToArrive],
  [
    'an incomplete body',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    408,
    tooSlowToArrive,
  ],
] as const)('%s gets a JSON problem response', async (_, written, status, { en }) => {
  const [head = '', body = ''] = await sendRaw(written);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/\r\nContent-Type: application\/json/);
  expect(v.parse(problem, JSON.parse(body))).toEqual({ message: en });
  expect((await shop.sendRequest('/api/products')).status).toBe(200);
});

describe('a malformed second request on a connection', () => {
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

  /** Sends `rawRequest` on the same connection as soon as the response to `request` has started. */
  async function sendAfterRequest(second: string, answer: RequestListener): Promise<string> {
    const server = shopServer(answer);
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port });
    let received = '';
    socket.once('data', () => socket.write(second));
    socket.on('data', (part) => {
      received += part;
    });
    // The server may reset the connection.
    socket.on('error', () => undefined);
    socket.write(request);
    await once(socket, 'close');
    await close(server);
    return received;
  }

  test('gets no response while the first response is in progress', async () => {
    const received = await sendAfterRequest('GET\r\n\r\n', (_, answer) => {
      answer.writeHead(200, { 'Content-Length': 1000 }).write('Figs');
    });
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)+\r\nFigs$/);
  });

  test('gets 400 after the first response has ended', async () => {
    const received = await sendAfterRequest('GET\r\n\r\n', (_, answer) => {
      answer.writeHead(200, { 'Content-Length': 4 }).end('Figs');
    });
    expect(received).toMatch(/\r\n\r\nFigsHTTP\/1\.1 400 Bad Request\r\n/);
  });
});

describe('createHttpServer', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await close(server);
  });

  async function open(limits: Partial<ConnectionLimits>, listener: RequestListener) {
    const server = shopServer(listener, limits);
    servers.push(server);
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    return () => connect({ host: '127.0.0.1', port });
  }

  test('disconnects a client that requests a large body and does not read it', async () => {
    const connectTo = await open({ idleTimeout: 200 }, (_, response) => {
      response.end(Buffer.alloc(32_000_000));
    });
    const socket = connectTo().pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [server] = servers;
    await expect.poll(() => server && responsesUnderWay(server).length).toBe(1);
    await expect.poll(() => server && responsesUnderWay(server).length).toBe(0);
    socket.destroy();
  });

  test('closes connections over the limit per IP address', async () => {
    const connectTo = await open({ maxConnectionsPerIp: 2 }, (_, response) => {
      response.end('served');
    });
    const sockets = [connectTo(), connectTo()];
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const third = connectTo();
    await once(third, 'close');
    sockets[0]?.destroy();
    await expect
      .poll(async () => {
        const socket = connectTo();
        socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
        return text(socket).catch(() => '');
      })
      .toContain('served');
    sockets[1]?.destroy();
  });
});

describe('closeServer', () => {
  test('serves requests during the grace period, each with Connection: close', async () => {
    const server = shopServer((_, response) => response.end('served'));
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [before] = await once(socket, 'data');
    expect(String(before)).toContain('Connection: keep-alive');
    const closed = close(server, { grace: 300 });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await text(socket)).toMatch(/Connection: close[\s\S]*served/);
    await closed;
  });

  test('finishes an active response and then closes its connection', async () => {
    let finish = () => {};
    const server = shopServer((_, response) => {
      finish = () => void response.end('served');
    });
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port });
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
    await expect.poll(() => responsesUnderWay(server).length).toBe(1);
    const closed = close(server);
    finish();
    expect(await text(socket)).toMatch(/Connection: close[\s\S]*served/);
    await closed;
  });
});
