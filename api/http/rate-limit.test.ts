import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildUrl, defaultFormLimit } from '#contract/core/endpoint';
import { rateLimited } from '#contract/core/messages';
import { respondToOrder } from '#contract/orders/endpoints';
import { getClientNetwork } from '../dispatch/client-network';
import type { FormLimits } from '../dispatch/form-guard';
import type { HttpError } from '../dispatch/http-error';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';
import { createFormLimits } from './rate-limit';

const minuteMs = 60_000;

describe('createFormLimits', () => {
  let limits: FormLimits;
  beforeEach(() => {
    vi.useFakeTimers();
    limits = createFormLimits((options) => new RateLimiterMemory(options));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const post = (formPath = '/api/contact', address = '192.0.2.1') =>
    limits.consume(formPath, address);

  /** Undefined when the post is accepted. */
  const getRetryAfterSeconds = (...withIp: Parameters<typeof post>) =>
    post(...withIp).then(
      () => undefined,
      (error: HttpError) => Number(error.headers['Retry-After']),
    );

  async function postFiveAMinute(minutes: number): Promise<void> {
    for (let elapsedMinutes = 0; elapsedMinutes < minutes; elapsedMinutes += 1) {
      for (let sentCount = 0; sentCount < 5; sentCount += 1) await post();
      vi.advanceTimersByTime(minuteMs);
    }
  }

  test('allows five posts a minute', async () => {
    for (let sentCount = 0; sentCount < 5; sentCount += 1) await post();
    vi.advanceTimersByTime(12_500);
    expect(await getRetryAfterSeconds()).toBe(48);
    await expect(post()).rejects.toMatchObject({
      status: 429,
      problem: { message: rateLimited.en },
    });
    vi.advanceTimersByTime(47_500);
    expect(await getRetryAfterSeconds()).toBeUndefined();
  });

  test('allows thirty posts a day', async () => {
    await postFiveAMinute(6);
    expect(await getRetryAfterSeconds()).toBe(24 * 3600 - 6 * 60);
    vi.advanceTimersByTime(24 * 60 * minuteMs);
    expect(await getRetryAfterSeconds()).toBeUndefined();
  });

  test('does not count posts rejected by the minute limit for the day limit', async () => {
    for (let sentCount = 0; sentCount < 50; sentCount += 1) await getRetryAfterSeconds();
    vi.advanceTimersByTime(minuteMs);
    await postFiveAMinute(5);
    expect(await getRetryAfterSeconds()).toBeGreaterThan(60);
  });

  test('allows as many posts as the form says', async () => {
    const limit = { perMinute: 7, perDay: 8 };
    const respond = () => limits.consume('/api/orders/:number/response', '192.0.2.1', limit);
    for (let sentCount = 0; sentCount < 7; sentCount += 1) await respond();
    await expect(respond()).rejects.toMatchObject({ headers: { 'Retry-After': '60' } });
    vi.advanceTimersByTime(minuteMs);
    await respond();
    await expect(respond()).rejects.toMatchObject({
      headers: { 'Retry-After': String(24 * 3600 - 60) },
    });
  });

  test('limits each IP address and form separately', async () => {
    for (let sentCount = 0; sentCount < 5; sentCount += 1) await post();
    expect(await getRetryAfterSeconds()).toBe(60);
    expect(await getRetryAfterSeconds('/api/newsletter')).toBeUndefined();
    expect(await getRetryAfterSeconds('/api/contact', '192.0.2.2')).toBeUndefined();
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['nonsense', 'nonsense'],
])('getClientNetwork maps %s to %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network);
});

describe('POST /api/contact rate limit', () => {
  const path = '/api/contact';
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Is there a table left?' };

  test('answers 429 with Retry-After to the sixth post in a minute, valid or not', async () => {
    const server = await startTestServer({ trustedProxies: 1 });
    onTestFinished(server.close);
    const withIp = (address: string) => ({ 'X-Forwarded-For': address });
    const post = (address: string, body: object) => postJson(server, path, body, withIp(address));

    for (const body of [{}, message, {}, message, {}]) await post('192.0.2.7', body);
    const { status, json, headers } = await post('192.0.2.7', message);
    expect(status).toBe(429);
    expect(json).toEqual({ message: rateLimited.en });
    expect(headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(await server.database('contact_messages')).toHaveLength(2);

    expect((await post('192.0.2.8', message)).status).toBe(200);
    const signup = { email: 'ana@example.com' };
    expect((await postJson(server, '/api/newsletter', signup, withIp('192.0.2.7'))).status).toBe(
      200,
    );
  });

  test('ignores X-Forwarded-For without TRUST_PROXY', async () => {
    const server = await startTestServer();
    onTestFinished(server.close);
    for (let sentCount = 0; sentCount < 5; sentCount += 1) await postJson(server, path, message);
    expect((await postJson(server, path, message)).status).toBe(429);
  });

  test('ignores X-Forwarded-For entries that the client added', async () => {
    const server = await startTestServer({ trustedProxies: 1 });
    onTestFinished(server.close);
    const forged = (sentCount: number) => ({
      'X-Forwarded-For': `203.0.113.${sentCount}, 192.0.2.9`,
    });
    for (let sentCount = 0; sentCount < 5; sentCount += 1)
      await postJson(server, path, message, forged(sentCount));
    expect((await postJson(server, path, message, forged(5))).status).toBe(429);
  });
});

test('POST /api/orders/:number/response answers 429 to a network over the limit of the contract, whichever the orders', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  onTestFinished(server.close);
  const { perMinute } = respondToOrder.formLimit;
  expect(perMinute).toBeGreaterThan(defaultFormLimit.perMinute);
  const respond = async (number: string, ip: string) => {
    const path = buildUrl(respondToOrder, { params: { number } });
    const body = { key: '0'.repeat(32), action: 'cancel' };
    return (await postJson(server, path, body, { 'X-Forwarded-For': ip })).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < perMinute; index += 1)
    statuses.push(await respond(`LH-${1001 + index}`, '192.0.2.7'));
  expect(statuses).toEqual(Array(perMinute).fill(404));
  expect(await respond('LH-1001', '192.0.2.7')).toBe(429);
  expect(await respond('LH-1001', '192.0.2.8')).toBe(404);
});
