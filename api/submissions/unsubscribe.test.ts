import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { rateLimited } from '#contract/core/messages';
import { exportSubscribers } from '#contract/inbox/admin-endpoints';
import { subscribe, unsubscribe } from '#contract/inbox/endpoints';
import { unsubscribed } from '#contract/inbox/messages';
import { createAdminClient } from '../testing/admin-client';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);
const admin = await createAdminClient(server);

const rows = () => server.database('newsletter_subscribers');

async function signUp(email: string): Promise<string> {
  await postJson(server, subscribe.path, { email });
  const [{ unsubscribe_token }] = await rows().where({ email });
  return unsubscribe_token;
}

beforeEach(async () => {
  await rows().delete();
});

describe('POST /api/newsletter/unsubscribe', () => {
  test.each(languages)('removes the subscriber and confirms it in %s, twice', async (language) => {
    const token = await signUp('ana@example.com');
    await signUp('bea@example.com');
    for (const _ of [1, 2]) {
      const { status, json } = await postJson(server, unsubscribe.path, { token, language });
      expect([status, json]).toEqual([200, { success: true, message: unsubscribed[language] }]);
      expect(await rows().pluck('email')).toEqual(['bea@example.com']);
    }
    expect((await admin.sendRequest(exportSubscribers.path)).text).not.toContain('ana@');
  });

  test('does not remove those who signed up before there were tokens', async () => {
    await signUp('ana@example.com');
    await rows().update({ unsubscribe_token: null });
    for (const token of ['null', '', '0'.repeat(32)])
      await postJson(server, unsubscribe.path, { token });
    await server.sendRequest('/unsubscribe', { method: 'POST' });
    expect(await rows()).toHaveLength(1);
  });

  test('a later sign-up has a new token', async () => {
    const token = await signUp('ana@example.com');
    await postJson(server, unsubscribe.path, { token });
    expect(await signUp('ana@example.com')).not.toBe(token);
  });
});

describe('POST /unsubscribe', () => {
  test.each(['', '/es'])(
    'of %s removes the subscriber for a mail program (RFC 8058)',
    async (prefix) => {
      const token = await signUp('ana@example.com');
      const body = 'List-Unsubscribe=One-Click';
      const { status, headers } = await server.sendRequest(`${prefix}/unsubscribe?token=${token}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': String(body.length),
        },
        body,
      });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(await rows()).toEqual([]);
    },
  );

  test('shares the rate limit of the page, and keeps subscribers over it', async () => {
    const token = await signUp('ana@example.com');
    const { perMinute } = unsubscribe.formLimit;
    const network = { 'X-Forwarded-For': '192.0.2.40' };
    const unknownToken = '0'.repeat(32);
    const postOneClick = (oneClickToken: string, headers: Readonly<Record<string, string>>) =>
      server.sendRequest(`/unsubscribe?token=${oneClickToken}`, { method: 'POST', headers });
    await postJson(server, unsubscribe.path, { token: unknownToken }, network);
    for (let sent = 1; sent < perMinute; sent += 1)
      expect((await postOneClick(unknownToken, network)).status).toBe(200);

    const { status, headers, json } = await postOneClick(token, network);
    expect([status, json]).toEqual([429, { message: rateLimited.en }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await postJson(server, unsubscribe.path, { token }, network)).status).toBe(429);
    expect(await rows()).toHaveLength(1);

    const other = { 'X-Forwarded-For': '192.0.2.41' };
    expect((await postOneClick(token, other)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('answers 200 for an unknown token', async () => {
    const path = `/unsubscribe?token=${'0'.repeat(32)}`;
    expect((await server.sendRequest(path, { method: 'POST' })).status).toBe(200);
  });
});
