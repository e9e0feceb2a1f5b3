import { inspect } from 'node:util';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { providerFailed, providerTooSlow } from '#contract/media/messages';
import { plainFacts } from '../../../testing/library-file';
import { startServer } from '../../../testing/local-server';
import { memoryLog } from '../../../testing/memory-log';
import { photoBytes } from '../../../testing/multipart';
import { catchHttpError } from '../../../testing/problem-of';
import { startPublitio } from '../../../testing/publitio-stand-in';
import { publitioProvider } from './publitio';

const publitio = await startPublitio();
afterAll(publitio.close);

const errors: unknown[] = [];
const options = { ...publitio.options, onError: (error: unknown) => errors.push(error) };
const provider = publitioProvider(options);
const { line } = publitio.options;
const hurried = publitioProvider({
  ...options,
  line: { ...line, timeout: 250, uploadTimeout: 250 },
});

const isSlow = (how: string) => how === 'hangs' || how === 'drips';
const providerFor = (how: string) => (isSlow(how) ? hurried : provider);
const id = await provider.store(photoBytes, plainFacts);
publitio.reset();

afterEach(() => {
  publitio.reset();
  errors.length = 0;
});

describe('createPublitioProvider on transient errors', () => {
  const passing = ['html-502', 'too-many', 'breaks-off', 'hangs', 'drips'] as const;

  test.each(passing)('retries with a new signature: %s', async (how) => {
    publitio.misbehave(how, 'GET /files/show', 2);
    expect(await providerFor(how).read(id)).toEqual(photoBytes);
    const tries = publitio.calls.filter(({ name }) => name === 'GET /files/show');
    expect(new Set(tries.map(({ query }) => query.get('api_nonce'))).size).toBe(3);
    expect(new Set(tries.map(({ query }) => query.get('api_signature'))).size).toBe(3);
    expect(errors).toEqual([]);
  });

  test.each(passing)('gives up after three attempts: %s', async (how) => {
    publitio.misbehave(how, 'GET /files/show');
    expect(await catchHttpError(providerFor(how).read(id))).toMatchObject({
      status: isSlow(how) ? 504 : 502,
      problem: { message: (isSlow(how) ? providerTooSlow : providerFailed).en },
    });
    expect(publitio.calls).toHaveLength(3);
    expect(errors).toHaveLength(1);
  });

  test.each(['PUT /files/update', 'DELETE /files/delete', 'GET /download'])(
    'retries %s',
    async (name) => {
      const other = await provider.store(photoBytes, plainFacts);
      publitio.misbehave('html-502', name, 2);
      await provider.read(other);
      await provider.describe(other, plainFacts);
      await provider.remove(other);
      expect(publitio.calls.filter((call) => call.name === name)).toHaveLength(3);
      expect(publitio.library.files.has(other)).toBe(false);
    },
  );

  test.each(passing)('never retries POST /files/create: %s', async (how) => {
    publitio.misbehave(how, 'POST /files/create', 1);
    const { status } = await catchHttpError(providerFor(how).store(photoBytes, plainFacts));
    expect(status).toBe(isSlow(how) ? 504 : 502);
    expect(publitio.calls.map(({ name }) => name)).toEqual(['POST /files/create']);
  });
});

test.each(['html-200', 'is-no-json', 'is-endless', 'flat-fault', 'has-no-id'] as const)(
  'createPublitioProvider() rejects with 502 without a retry for a response of the kind %s',
  async (how) => {
    publitio.misbehave(how, 'GET /files/show');
    expect(await catchHttpError(provider.read(id))).toMatchObject({ status: 502 });
    expect(publitio.calls).toHaveLength(1);
  },
);

test('createPublitioProvider() rejects with 502 for an HTML page instead of an image', async () => {
  publitio.misbehave('html-200', 'GET /download');
  expect(await catchHttpError(provider.read(id))).toMatchObject({ status: 502 });
});

test('createPublitioProvider() stores a file of which only the id is returned', async () => {
  publitio.misbehave('says-the-id-only', 'POST /files/create');
  publitio.misbehave('says-the-id-only', 'GET /files/show', 1);
  const bare = await provider.store(photoBytes, plainFacts);
  expect(await catchHttpError(provider.read(bare))).toMatchObject({ status: 502 });
  expect(await provider.read(bare)).toEqual(photoBytes);
});

test('createPublitioProvider() reads a file without a public id and with an invalid size', async () => {
  publitio.misbehave('has-no-public-id', 'GET /files/show');
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
  function printed(...things: readonly unknown[]): string {
    const log = memoryLog();
    const logger = pino({ level: 'trace' }, log.destination);
    for (const thing of things) logger.error({ err: thing, thing }, String(thing));
    return [JSON.stringify(log.lines), inspect(things, { depth: 9, showHidden: true })].join('\n');
  }

  test.each([
    'html-502',
    'hangs',
    'breaks-off',
    'flat-fault',
    'repeats-the-address',
    'lives-elsewhere',
  ] as const)('are not logged or thrown when Publitio misbehaves (%s)', async (how) => {
    publitio.misbehave(how, 'GET /files/show');
    const problem = await catchHttpError(providerFor(how).read(id));
    const signatures = publitio.calls.flatMap(({ query }) => [
      query.get('api_signature') ?? '',
      query.get('api_nonce') ?? '',
    ]);
    expect(errors).toHaveLength(1);
    const all = printed(problem, ...errors);
    for (const secret of [...secrets, ...signatures]) expect(all).not.toContain(secret);
  });

  test('are not logged or thrown when the connection is refused', async () => {
    const gone = await startServer(() => undefined);
    await gone.close();
    const nowhere = publitioProvider({ ...options, line: { ...line, base: gone.origin } });
    const all = printed(await catchHttpError(nowhere.read(id)), ...errors);
    expect(all).toContain('ECONNREFUSED');
    for (const secret of secrets.slice(0, 5)) expect(all).not.toContain(secret);
  });

  test('are not printed with the provider', () => {
    expect(printed(provider, options)).not.toContain(publitio.keys.secret);
  });
});

test('createPublitioProvider() reports an invalid signature for a wrong secret', async () => {
  const foreign = publitioProvider({ ...options, keys: () => ({ ...publitio.keys, secret: 'x' }) });
  expect(await catchHttpError(foreign.read(id))).toMatchObject({ status: 502 });
  expect(String(errors[0])).toContain('401, Invalid api_signature');
});
