import { inspect } from 'node:util';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { providerFailed, providerTimedOut } from '#contract/media/messages';
import { catchHttpError } from '../../../testing/catch-http-error';
import { startFakePublitio } from '../../../testing/fake-publitio';
import { defaultMetadata } from '../../../testing/insert-library-file';
import { startLocalServer } from '../../../testing/local-server';
import { createMemoryLog } from '../../../testing/memory-log';
import { photoBytes } from '../../../testing/multipart';
import { createPublitioProvider } from './publitio-provider';

const publitio = await startFakePublitio();
afterAll(publitio.close);

const errors: unknown[] = [];
const options = { ...publitio.options, onError: (error: unknown) => errors.push(error) };
const provider = createPublitioProvider(options);
const { http } = publitio.options;
const timeoutProvider = createPublitioProvider({
  ...options,
  http: { ...http, timeout: 250, uploadTimeout: 250 },
});

const isTimeout = (misbehavior: string) => misbehavior === 'hangs' || misbehavior === 'drips';
const providerFor = (misbehavior: string) => (isTimeout(misbehavior) ? timeoutProvider : provider);
const id = await provider.store(photoBytes, defaultMetadata);
publitio.reset();

afterEach(() => {
  publitio.reset();
  errors.length = 0;
});

describe('createPublitioProvider on transient errors', () => {
  const transientFailures = ['html-502', 'too-many', 'breaks-off', 'hangs', 'drips'] as const;

  test.each(transientFailures)('retries with a new signature: %s', async (misbehavior) => {
    publitio.failCalls(misbehavior, 'GET /files/show', 2);
    expect(await providerFor(misbehavior).read(id)).toEqual(photoBytes);
    const attempts = publitio.calls.filter(({ name }) => name === 'GET /files/show');
    expect(new Set(attempts.map(({ query }) => query.get('api_nonce'))).size).toBe(3);
    expect(new Set(attempts.map(({ query }) => query.get('api_signature'))).size).toBe(3);
    expect(errors).toEqual([]);
  });

  test.each(transientFailures)('gives up after three attempts: %s', async (misbehavior) => {
    publitio.failCalls(misbehavior, 'GET /files/show');
    expect(await catchHttpError(providerFor(misbehavior).read(id))).toMatchObject({
      status: isTimeout(misbehavior) ? 504 : 502,
      problem: { message: (isTimeout(misbehavior) ? providerTimedOut : providerFailed).en },
    });
    expect(publitio.calls).toHaveLength(3);
    expect(errors).toHaveLength(1);
  });

  test.each(['PUT /files/update', 'DELETE /files/delete', 'GET /download'])(
    'retries %s',
    async (name) => {
      const other = await provider.store(photoBytes, defaultMetadata);
      publitio.failCalls('html-502', name, 2);
      await provider.read(other);
      await provider.updateMetadata(other, defaultMetadata);
      await provider.remove(other);
      expect(publitio.calls.filter((call) => call.name === name)).toHaveLength(3);
      expect(publitio.library.files.has(other)).toBe(false);
    },
  );

  test.each(transientFailures)('never retries POST /files/create: %s', async (misbehavior) => {
    publitio.failCalls(misbehavior, 'POST /files/create', 1);
    const { status } = await catchHttpError(
      providerFor(misbehavior).store(photoBytes, defaultMetadata),
    );
    expect(status).toBe(isTimeout(misbehavior) ? 504 : 502);
    expect(publitio.calls.map(({ name }) => name)).toEqual(['POST /files/create']);
  });
});

test.each(['html-200', 'invalid-json', 'is-endless', 'flat-error', 'has-no-id'] as const)(
  'createPublitioProvider() rejects with 502 without a retry for a response of the kind %s',
  async (misbehavior) => {
    publitio.failCalls(misbehavior, 'GET /files/show');
    expect(await catchHttpError(provider.read(id))).toMatchObject({ status: 502 });
    expect(publitio.calls).toHaveLength(1);
  },
);

test('createPublitioProvider() rejects with 502 for an HTML page instead of an image', async () => {
  publitio.failCalls('html-200', 'GET /download');
  expect(await catchHttpError(provider.read(id))).toMatchObject({ status: 502 });
});

test('createPublitioProvider() stores a file of which only the id is returned', async () => {
  publitio.failCalls('says-the-id-only', 'POST /files/create');
  publitio.failCalls('says-the-id-only', 'GET /files/show', 1);
  const bareId = await provider.store(photoBytes, defaultMetadata);
  expect(await catchHttpError(provider.read(bareId))).toMatchObject({ status: 502 });
  expect(await provider.read(bareId)).toEqual(photoBytes);
});

test('createPublitioProvider() reads a file without a public id and with an invalid size', async () => {
  publitio.failCalls('has-no-public-id', 'GET /files/show');
  expect(await provider.read(id)).toEqual(photoBytes);
});

describe('createPublitioProvider secrets', () => {
  const secrets = [
    ...Object.values(publitio.keys),
    'api_key',
    'api_signature',
    'api_nonce',
    '127.0.0.1',
    'http:',
    '?at=',
  ];

  /** All representations of an error. */
  function printAll(...values: readonly unknown[]): string {
    const log = createMemoryLog();
    const logger = pino({ level: 'trace' }, log.destination);
    for (const value of values) logger.error({ err: value, value }, String(value));
    return [JSON.stringify(log.lines), inspect(values, { depth: 9, showHidden: true })].join('\n');
  }

  test.each([
    'html-502',
    'hangs',
    'breaks-off',
    'flat-error',
    'repeats-the-url',
    'lives-elsewhere',
  ] as const)('are not logged or thrown when Publitio misbehaves (%s)', async (misbehavior) => {
    publitio.failCalls(misbehavior, 'GET /files/show');
    const problem = await catchHttpError(providerFor(misbehavior).read(id));
    const signatures = publitio.calls.flatMap(({ query }) => [
      query.get('api_signature') ?? '',
      query.get('api_nonce') ?? '',
    ]);
    expect(errors).toHaveLength(1);
    const all = printAll(problem, ...errors);
    for (const secret of [...secrets, ...signatures]) expect(all).not.toContain(secret);
  });

  test('are not logged or thrown when the connection is refused', async () => {
    const closedServer = await startLocalServer(() => undefined);
    await closedServer.close();
    const unreachableProvider = createPublitioProvider({
      ...options,
      http: { ...http, baseUrl: closedServer.origin },
    });
    const all = printAll(await catchHttpError(unreachableProvider.read(id)), ...errors);
    expect(all).toContain('ECONNREFUSED');
    for (const secret of secrets.slice(0, 5)) expect(all).not.toContain(secret);
  });

  test('are not printed with the provider', () => {
    expect(printAll(provider, options)).not.toContain(publitio.keys.secret);
  });
});

test('createPublitioProvider() reports an invalid signature for a wrong secret', async () => {
  const wrongSecretProvider = createPublitioProvider({
    ...options,
    keys: () => ({ ...publitio.keys, secret: 'x' }),
  });
  expect(await catchHttpError(wrongSecretProvider.read(id))).toMatchObject({ status: 502 });
  expect(String(errors[0])).toContain('401, Invalid api_signature');
});
