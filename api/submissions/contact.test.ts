import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { problem } from '#contract/core/problem';
import { contactThanks, messageTooShort } from '#contract/inbox/messages';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

const path = '/api/contact';

const message = {
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Do you make boards without nuts?',
};

const rows = () => server.database('contact_messages').orderBy('id');
const lastRow = async () => (await rows()).at(-1);

describe.each(languages)('POST /api/contact in %s', (language) => {
  test('stores the message and answers a confirmation', async () => {
    const { status, json, headers } = await postJson(server, path, { ...message, language });
    expect(status).toBe(200);
    expect(json).toEqual({ success: true, message: contactThanks[language] });
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(await lastRow()).toMatchObject({ ...message, language, phone: null, subject: null });
  });

  test('answers 400 with all field errors', async () => {
    const before = (await rows()).length;
    const { status, json } = await postJson(server, path, {
      name: 'A',
      message: 'Short',
      language,
    });
    const { issues = [] } = v.parse(problem, json);
    expect(status).toBe(400);
    expect(issues.map((issue) => issue.path)).toEqual(['name', 'email', 'message']);
    expect(issues.at(-1)?.message).toBe(messageTooShort[language]);
    expect(await rows()).toHaveLength(before);
  });
});

describe('POST /api/contact', () => {
  test.each([
    ['emoji', '👩‍👧 a board for two 🧀🫒, please'],
    ['right-to-left text', 'مرحبا، هل توصلون إلى باسادينا؟'],
    ['HTML', '<script>alert("1")</script> & <b>bold</b>'],
    ['spaces and lines', '  \t two lines\r\nand\n\n spaces   '],
    ['quotes', `'); drop table contact_messages; --`],
  ])('stores the text byte for byte: %s', async (_, input) => {
    const body = { ...message, name: `  ${input.slice(0, 20)}`, subject: input, message: input };
    expect((await postJson(server, path, body)).status).toBe(200);
    expect(await lastRow()).toMatchObject(body);
  });

  test('stores null for empty fields and ignores unknown ones', async () => {
    const body = { ...message, phone: '', subject: '', role: 'administrator', status: 'read' };
    expect((await postJson(server, path, body)).status).toBe(200);
    const row = await lastRow();
    expect(row).toMatchObject({ phone: null, subject: null, language: 'en' });
    expect(row).toMatchObject({ read_at: null });
    expect(JSON.stringify(Object.values(row))).not.toMatch(/administrator|read/);
  });
});

describe('POST /api/contact stores the sending time', () => {
  test.each(['2001-02-03T04:05:06.789Z', '2999-01-01T00:00:00.000Z'])(
    'of the client, %s, next to the time of receipt',
    async (createdAt) => {
      await postJson(server, path, { ...message, createdAt });
      const { created_at, received_at } = await lastRow();
      expect(created_at).toBe(createdAt);
      expect(Math.abs(Date.parse(received_at) - Date.now())).toBeLessThan(10_000);
    },
  );

  test('stores the time of receipt as the sending time when the client sends none', async () => {
    await postJson(server, path, message);
    const { created_at, received_at } = await lastRow();
    expect(created_at).toBe(received_at);
  });
});

describe('POST /api/contact rejects a message', () => {
  test.each([
    ['with a name of one letter', { name: 'A' }, ['name']],
    ['with an email address without a top-level domain', { email: 'a@b' }, ['email']],
    ['of nine letters', { message: '123456789' }, ['message']],
    ['of spaces only', { message: ' '.repeat(40), name: '   ' }, ['name', 'message']],
    ['with a NUL', { message: 'Ten letters and a \0' }, ['message']],
    ['with a lone surrogate', { name: 'Ana \ud83e' }, ['name']],
    ['that is too long', { message: 'a'.repeat(5001) }, ['message']],
    ['with numbers for texts', { name: 12, phone: {} }, ['name', 'phone']],
    ['in an unsupported language', { language: 'fr' }, ['language']],
    ['with an invalid createdAt', { createdAt: 'yesterday' }, ['createdAt']],
    ['with a filled honeypot field', { website: 'https://x.example' }, ['website']],
  ])('%s', async (_, fields, paths) => {
    const before = (await rows()).length;
    const { status, json } = await postJson(server, path, { ...message, ...fields });
    expect(status).toBe(400);
    expect(v.parse(problem, json).issues?.map((issue) => issue.path)).toEqual(paths);
    expect(await rows()).toHaveLength(before);
  });
});

test('POST /api/contact answers 500 on a database error and does not log the message text', async () => {
  const brokenServer = await startTestServer({ trustedProxies: 1 });
  await brokenServer.database.schema.dropTable('contact_messages');
  const secret = 'Our anniversary is a secret.';
  const { status, text } = await postJson(brokenServer, path, { ...message, message: secret });
  await brokenServer.close();
  expect(status).toBe(500);
  expect(text).not.toMatch(/sql|contact_messages/i);
  expect(brokenServer.logged).toHaveLength(1);
  expect(JSON.stringify(brokenServer.logged)).not.toContain(secret);
});
