import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from './parse-dockerfile.mjs';
import { runReadOnly, waitForOrigin } from './run-read-only.mjs';

/** @typedef {import('./parse-dockerfile.mjs').Stage} Stage */

/** What Docker waits by default before it kills a container. */
const stopTimeoutMs = 10_000;

/**
 * Starts the last stage's command, and requests its health check, a page, an image and its end.
 * @param {readonly Stage[]} stages
 * @param {{ app: string, volume: string }} folders
 */
export async function checkServer(stages, { app, volume }) {
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile is empty.');
  mkdirSync(volume);
  const env = {
    ...readEnvironment(last),
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    PORT: '0',
    // The server loads its demo data into a folder that it creates itself.
    DATA_DIR: join(volume, 'data'),
  };
  const server = runReadOnly(readCommand(last, 'CMD'), { folder: app, volume, env });
  try {
    const origin = await waitForOrigin(server);
    console.log(`Started as a user without rights, on a read-only file system: ${origin}`);
    const [node = '', ...args] = readCommand(last, 'HEALTHCHECK');
    execFileSync(node, args, { env: { ...env, PORT: new URL(origin).port }, stdio: 'inherit' });
    await checkPage(origin);
    const ended = once(server, 'exit');
    const stoppedAt = performance.now();
    server.kill('SIGTERM');
    const [code] = await ended;
    const duration = performance.now() - stoppedAt;
    console.log(`Ended with ${code}, ${Math.round(duration)} ms after SIGTERM.`);
    if (code !== 0 || duration > stopTimeoutMs) throw new Error('The server did not end in time.');
  } finally {
    server.kill('SIGKILL');
  }
}

/** @param {string} origin */
async function checkPage(origin) {
  const html = await (await requestOk(`${origin}/shop`)).text();
  const path = /\/api\/media\/optimize\/[^"\s,]+/.exec(html)?.[0].replaceAll('&amp;', '&');
  if (path === undefined) throw new Error('The shop shows no image.');
  const image = await requestOk(`${origin}${path}`);
  const type = image.headers.get('content-type') ?? '';
  const { byteLength } = await image.arrayBuffer();
  console.log(`An image of the demo data: ${type}, ${byteLength} bytes`);
  if (!type.startsWith('image/')) throw new Error(`${path} is no image.`);
}

/** @param {string} url */
async function requestOk(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/**
 * The command in exec form of an instruction.
 * @param {Stage} stage
 * @param {'CMD' | 'HEALTHCHECK'} keyword
 * @returns {readonly string[]}
 */
export function readCommand({ instructions }, keyword) {
  const value = instructions.find((instruction) => instruction.keyword === keyword)?.value ?? '';
  return JSON.parse(value.slice(value.indexOf('[')));
}
