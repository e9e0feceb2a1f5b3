import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { problem } from '#contract/problem';
import { headersTooLarge, noRequest, tooSlowToArrive } from '#contract/refusals';
import { close, listen } from '../listen';
import { startShop } from '../testing/shop';
import { shopServer } from './shop-server';

const shop = await startShop({
  limits: { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
});
afterAll(shop.close);

/** What the shop says to bytes that somebody writes, until it closes the connection. */
async function answerTo(written: string): Promise<readonly string[]> {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(written);
  return (await text(socket)).split('\r\n\r\n');
}

test.each([
  ['what is no request', 'GET\r\n\r\n', 400, noRequest],
  ['a request of another protocol', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400, noRequest],
  [
    'a request of two lengths',
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
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, tooSlowToArrive],
  [
    'half a body',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    408,
    tooSlowToArrive,
  ],
] as const)('%s is answered as a problem in JSON', async (_, written, status, { en }) => {
  const [head = '', body = ''] = await answerTo(written);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/\r\nContent-Type: application\/json/);
  expect(v.parse(problem, JSON.parse(body))).toEqual({ message: en });
  expect((await shop.ask('/api/products')).status).toBe(200);
});

describe('what is no request, after one', () => {
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

  /** All that comes back over a connection on which `second` follows as soon as an answer to `request` has begun. */
  async function answersTo(second: string, answer: RequestListener): Promise<string> {
    const server = shopServer(answer);
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port });
    let received = '';
    socket.once('data', () => socket.write(second));
    socket.on('data', (part) => {
      received += part;
    });
    // A connection that is broken off may be so by a reset.
    socket.on('error', () => undefined);
    socket.write(request);
    await once(socket, 'close');
    await close(server);
    return received;
  }

  test('is not answered into an answer that has begun', async () => {
    const received = await answersTo('GET\r\n\r\n', (_, answer) => {
      answer.writeHead(200, { 'Content-Length': 1000 }).write('Figs');
    });
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)+\r\nFigs$/);
  });

  test('is answered after an answer that has ended', async () => {
    const received = await answersTo('GET\r\n\r\n', (_, answer) => {
      answer.writeHead(200, { 'Content-Length': 4 }).end('Figs');
    });
    expect(received).toMatch(/\r\n\r\nFigsHTTP\/1\.1 400 Bad Request\r\n/);
  });
});
