import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { headersTooLarge, malformedRequest, requestTimedOut } from '#contract/core/messages';
import { problem } from '#contract/core/problem';
import { closeServer, listen } from '../server-lifecycle';
import { startTestServer } from '../testing/test-server';
import {
  type ClientErrorResponse,
  type ConnectionLimits,
  createHttpServer,
  getActiveResponses,
} from './http-server';

const testServer = await startTestServer({
  limits: { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
});
afterAll(testServer.close);

/** Sends raw bytes; resolves to the head and body of the response. */
async function sendRaw(rawRequest: string): Promise<readonly string[]> {
  const { hostname, port } = new URL(testServer.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(rawRequest);
  return (await text(socket)).split('\r\n\r\n');
}

test.each([
  ['a malformed request', 'GET\r\n\r\n', 400, malformedRequest],
  ['a request of another protocol', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400, malformedRequest],
  [
    'a request with both Content-Length and Transfer-Encoding',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    malformedRequest,
  ],
  ...[
    ['two Content-Length headers', 'Content-Length: 1\r\nContent-Length: 2'],
    ['an unknown Transfer-Encoding', 'Transfer-Encoding: chunked, identity'],
    ['a space before the colon of a header', 'Transfer-Encoding : chunked'],
    ['a header that goes on in the next line', 'X-Long: a\r\n Transfer-Encoding: chunked'],
    ['a line feed alone after a header', 'X-Short: a\nTransfer-Encoding: chunked'],
    ['a negative Content-Length', 'Content-Length: -1'],
  ].map(
    ([name, headers]) =>
      [
        `a request with ${name}`,
        `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`,
        400,
        malformedRequest,
      ] as const,
  ),
  [
    'too many headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    headersTooLarge,
  ],
  ['an incomplete request', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, requestTimedOut],
  [
    'an incomplete body',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    408,
    requestTimedOut,
  ],
] as const)('%s gets a JSON problem response', async (_, rawRequest, status, { en }) => {
  const [head = '', body = ''] = await sendRaw(rawRequest);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/\r\nContent-Type: application\/json/);
  expect(v.parse(problem, JSON.parse(body))).toEqual({ message: en });
  expect((await testServer.sendRequest('/api/products')).status).toBe(200);
});

describe('a malformed second request on a connection', () => {
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

  /** Sends `rawRequest` on the same connection as soon as the response to `request` has started. */
  async function sendAfterRequest(rawRequest: string, listener: RequestListener): Promise<string> {
    const server = createHttpServer(listener);
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port });
    let received = '';
    socket.once('data', () => socket.write(rawRequest));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    // The server may reset the connection.
    socket.on('error', () => undefined);
    socket.write(request);
    await once(socket, 'close');
    await closeServer(server);
    return received;
  }

  test('gets no response while the first response is in progress', async () => {
    const received = await sendAfterRequest('GET\r\n\r\n', (_, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('Figs');
    });
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)+\r\nFigs$/);
  });

  test('gets 400 after the first response has ended', async () => {
    const received = await sendAfterRequest('GET\r\n\r\n', (_, response) => {
      response.writeHead(200, { 'Content-Length': 4 }).end('Figs');
    });
    expect(received).toMatch(/\r\n\r\nFigsHTTP\/1\.1 400 Bad Request\r\n/);
  });
});

describe('createHttpServer', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await closeServer(server);
  });

  async function startServer(limits: Partial<ConnectionLimits>, listener: RequestListener) {
    const server = createHttpServer(listener, limits);
    servers.push(server);
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    return () => connect({ host: '127.0.0.1', port });
  }

  test('disconnects a client that requests a large body and does not read it', async () => {
    const connectTo = await startServer({ idleTimeout: 200 }, (_, response) => {
      response.end(Buffer.alloc(32_000_000));
    });
    const socket = connectTo().pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [server] = servers;
    let timeouts = 0;
    server?.on('timeout', () => {
      timeouts += 1;
    });
    await expect.poll(() => server && getActiveResponses(server).length).toBe(1);
    await expect.poll(() => server && getActiveResponses(server).length).toBe(0);
    expect([server?.timeout, timeouts]).toEqual([100, 1]);
    socket.destroy();
  });

  test('lets a client wait for a response for the whole idle timeout', async () => {
    const connectTo = await startServer({ idleTimeout: 200 }, () => undefined);
    const socket = connectTo();
    const [server] = servers;
    let timeouts = 0;
    server?.on('timeout', () => {
      timeouts += 1;
    });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'close');
    expect([server?.timeout, timeouts]).toEqual([100, 2]);
  });

  test('closes connections over the limit per IP address', async () => {
    const connectTo = await startServer({ maxConnectionsPerIp: 2 }, (_, response) => {
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

test('createHttpServer reports what it responded to malformed requests, with the id that it sent', async () => {
  const reported: ClientErrorResponse[] = [];
  const server = createHttpServer((_, response) => response.end('served'), {
    onClientError: (response) => reported.push(response),
  });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const socket = connect({ host: '127.0.0.1', port });
  socket.write('GET\r\n\r\n');
  const received = await text(socket);
  await closeServer(server);
  const [, requestId] = /\r\nX-Request-Id: (.+)\r\n/.exec(received) ?? [];
  expect(reported).toEqual([{ requestId, status: 400 }]);
});

test('createHttpServer serves requests whose Expect header it does not know', async () => {
  const server = createHttpServer((_, response) => response.end('served'));
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const socket = connect({ host: '127.0.0.1', port });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nExpect: figs\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*served$/);
  await closeServer(server);
});

describe('closeServer', () => {
  test('serves requests during the grace period, each with Connection: close', async () => {
    const server = createHttpServer((_, response) => response.end('served'));
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [before] = await once(socket, 'data');
    expect(String(before)).toContain('Connection: keep-alive');
    const closed = closeServer(server, { graceMs: 300 });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await text(socket)).toMatch(/Connection: close[\s\S]*served/);
    await closed;
  });

  test('finishes an active response and then closes its connection', async () => {
    let finish = () => {};
    const server = createHttpServer((_, response) => {
      finish = () => void response.end('served');
    });
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port });
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
    await expect.poll(() => getActiveResponses(server).length).toBe(1);
    const closed = closeServer(server);
    finish();
    expect(await text(socket)).toMatch(/Connection: close[\s\S]*served/);
    await closed;
  });
});
