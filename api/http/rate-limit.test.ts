import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { tooManyPosts } from '#contract/core/messages';
import { clientNetwork } from '../dispatch/client-network';
import type { FormLimits } from '../dispatch/forms';
import type { HttpProblem } from '../dispatch/problem';
import { postJson } from '../testing/post';
import { startShop } from '../testing/shop';
import { createFormLimits } from './rate-limit';

const minute = 60_000;

describe('createFormLimits', () => {
  let limits: FormLimits;
  beforeEach(() => {
    vi.useFakeTimers();
    limits = createFormLimits();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const post = (form = '/api/contact', address = '192.0.2.1') => limits.count(form, address);

  /** Undefined when the post is accepted. */
  const secondsToWait = (...from: Parameters<typeof post>) =>
    post(...from).then(
      () => undefined,
      (error: HttpProblem) => Number(error.headers['Retry-After']),
    );

  async function postFiveAMinute(minutes: number): Promise<void> {
    for (let passed = 0; passed < minutes; passed += 1) {
      for (let sent = 0; sent < 5; sent += 1) await post();
      vi.advanceTimersByTime(minute);
    }
  }

  test('allows five posts a minute', async () => {
    for (let sent = 0; sent < 5; sent += 1) await post();
    vi.advanceTimersByTime(12_500);
    expect(await secondsToWait()).toBe(48);
    await expect(post()).rejects.toMatchObject({
      status: 429,
      problem: { message: tooManyPosts.en },
    });
    vi.advanceTimersByTime(47_500);
    expect(await secondsToWait()).toBeUndefined();
  });

  test('allows thirty posts a day', async () => {
    await postFiveAMinute(6);
    expect(await secondsToWait()).toBe(24 * 3600 - 6 * 60);
    vi.advanceTimersByTime(24 * 60 * minute);
    expect(await secondsToWait()).toBeUndefined();
  });

  test('does not count posts rejected by the minute limit for the day limit', async () => {
    for (let sent = 0; sent < 50; sent += 1) await secondsToWait();
    vi.advanceTimersByTime(minute);
    await postFiveAMinute(5);
    expect(await secondsToWait()).toBeGreaterThan(60);
  });

  test('limits each IP address and form separately', async () => {
    for (let sent = 0; sent < 5; sent += 1) await post();
    expect(await secondsToWait()).toBe(60);
    expect(await secondsToWait('/api/newsletter')).toBeUndefined();
    expect(await secondsToWait('/api/contact', '192.0.2.2')).toBeUndefined();
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
  expect(clientNetwork(address)).toBe(network);
});

describe('POST /api/contact rate limit', () => {
  const path = '/api/contact';
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Is there a table left?' };

  test('answers 429 with Retry-After to the sixth post in a minute, valid or not', async () => {
    const shop = await startShop({ trustedProxies: 1 });
    onTestFinished(shop.close);
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const post = (address: string, body: object) => postJson(shop, path, body, from(address));

    for (const body of [{}, message, {}, message, {}]) await post('192.0.2.7', body);
    const { status, json, headers } = await post('192.0.2.7', message);
    expect(status).toBe(429);
    expect(json).toEqual({ message: tooManyPosts.en });
    expect(headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(await shop.database('contact_messages')).toHaveLength(2);

    expect((await post('192.0.2.8', message)).status).toBe(200);
    const signup = { email: 'ana@example.com' };
    expect((await postJson(shop, '/api/newsletter', signup, from('192.0.2.7'))).status).toBe(200);
  });

  test('ignores X-Forwarded-For without TRUST_PROXY', async () => {
    const shop = await startShop();
    onTestFinished(shop.close);
    for (let sent = 0; sent < 5; sent += 1) await postJson(shop, path, message);
    expect((await postJson(shop, path, message)).status).toBe(429);
  });

  test('ignores X-Forwarded-For entries that the client added', async () => {
    const shop = await startShop({ trustedProxies: 1 });
    onTestFinished(shop.close);
    const forged = (sent: number) => ({ 'X-Forwarded-For': `203.0.113.${sent}, 192.0.2.9` });
    for (let sent = 0; sent < 5; sent += 1) await postJson(shop, path, message, forged(sent));
    expect((await postJson(shop, path, message, forged(5))).status).toBe(429);
  });
});
