import { afterAll, beforeEach, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { subscribe } from '#contract/inbox/endpoints';
import { newsletterEmailRequired, newsletterThanks } from '#contract/inbox/messages';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

const { path } = subscribe;
const rows = () => server.database('newsletter_subscribers');

beforeEach(async () => {
  await rows().delete();
});

test.each(languages)(
  'POST /api/newsletter stores a sign-up and answers a confirmation in %s',
  async (language) => {
    const { status, json } = await postJson(server, path, { email: 'Ana@Example.com', language });
    expect(status).toBe(200);
    expect(json).toEqual({ success: true, message: newsletterThanks[language] });
    expect(await rows()).toMatchObject([{ email: 'Ana@Example.com', language }]);
  },
);

test('POST /api/newsletter answers alike for subscribed addresses and stores them once, ignoring case', async () => {
  const first = await postJson(server, path, { email: 'Ana@Example.com' });
  const second = await postJson(server, path, { email: 'ana@example.COM' });
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  expect(Object.keys(second.headers)).toEqual(Object.keys(first.headers));
  expect(await rows()).toMatchObject([{ email: 'Ana@Example.com' }]);
});

test('POST /api/newsletter stores concurrent sign-ups once', async () => {
  const posts = Array.from({ length: 6 }, () =>
    postJson(server, path, { email: 'ana@example.com' }),
  );
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await rows()).toHaveLength(1);
});

test.each([
  [{}, newsletterEmailRequired.es],
  [{ email: '' }, newsletterEmailRequired.es],
  [{ email: '   ' }, newsletterEmailRequired.es],
  [{ email: 'a@b' }, 'Escribe un correo válido'],
  [{ email: ['ana@example.com'] }, newsletterEmailRequired.es],
])('POST /api/newsletter answers 400 to %j', async (body, message) => {
  const { status, json } = await postJson(server, path, { ...body, language: 'es' });
  expect(status).toBe(400);
  expect(json).toMatchObject({ issues: [{ path: 'email', message }] });
  expect(await rows()).toHaveLength(0);
});

test('POST /api/newsletter rejects a filled honeypot field', async () => {
  const body = { email: 'ana@example.com', website: 'https://x.example' };
  expect((await postJson(server, path, body)).status).toBe(400);
  expect(await rows()).toHaveLength(0);
});
