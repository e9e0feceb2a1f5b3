import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import { createMemoryLog } from '../testing/memory-log';
import { startSmtpServer } from '../testing/smtp/smtp-server';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { enqueueEmail, type NewEmail } from './email-queue';
import { createEmailSender, startEmailSender } from './email-sender';
import { DeliveryError, type EmailTransport } from './email-transport';
import { createSmtpTransport } from './smtp-transport';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const database = await openDatabase({
  dataFolder: createTemporaryFolder(),
  databaseUrl: undefined,
});
const smtp = await startSmtpServer();
const transport = createSmtpTransport({
  getUrl: () => smtp.url,
  from: 'La Higuera <hola@lahiguera.example>',
});
afterAll(async () => {
  transport.close();
  await smtp.stop();
  await database.destroy();
});

let now = 0;
const clock = () => new Date(now);

beforeEach(async () => {
  now = Date.parse('2026-11-21T19:00:00.000Z');
  smtp.received.length = 0;
  smtp.rejected.clear();
  await database('email_queue').delete();
});

const baseEmail: NewEmail = {
  kind: 'test',
  recipient: 'ana@example.com',
  replyTo: 'hola@lahiguera.example',
  subject: 'One',
  text: 'Text',
  html: '<p>Text</p>',
  language: 'en',
};

const enqueue = (email: Partial<NewEmail> = {}) =>
  enqueueEmail(database, { ...baseEmail, ...email }, clock());

const findRows = () => database('email_queue').orderBy('id');

const listSubjects = () => smtp.received.map(({ headers }) => headers.subject);

/** Each sender is a new process. */
function createSender(smtpTransport: EmailTransport = transport) {
  const log = createMemoryLog();
  const logger = pino(log.destination);
  const sendDue = createEmailSender({ database, transport: smtpTransport, clock, logger });
  return { sendDue: () => sendDue(new AbortController().signal), logged: log.lines };
}

describe('createEmailSender', () => {
  test('sends text and HTML with Reply-To and the headers of the e-mail', async () => {
    await enqueue({
      subject: '¡Tu pedido está confirmado! 🍇',
      text: 'Sí, señora\n\nAdiós',
      html: '<p>Sí, señora</p>',
      language: 'es',
      replyTo: 'owner@example.com',
      headers: { 'List-Unsubscribe': '<https://shop.example/unsubscribe?token=1>' },
    });
    await createSender().sendDue();
    expect(smtp.received).toMatchObject([
      {
        recipients: ['ana@example.com'],
        headers: {
          from: 'La Higuera <hola@lahiguera.example>',
          to: 'ana@example.com',
          'reply-to': 'owner@example.com',
          subject: '¡Tu pedido está confirmado! 🍇',
          'content-language': 'es',
          'list-unsubscribe': '<https://shop.example/unsubscribe?token=1>',
        },
        text: 'Sí, señora\n\nAdiós',
        html: '<p>Sí, señora</p>',
      },
    ]);
    expect(await findRows()).toMatchObject([
      { sent_at: clock().toISOString(), next_attempt_at: null, last_error: null },
    ]);
  });

  test('does not send an e-mail twice', async () => {
    await enqueue();
    const { sendDue } = createSender();
    await sendDue();
    now += dayMs;
    await sendDue();
    await createSender().sendDue();
    expect(smtp.received).toHaveLength(1);
  });

  test('after a day without an SMTP server, sends each e-mail once and in order', async () => {
    await smtp.stop();
    const { sendDue, logged } = createSender();
    for (let hour = 0; hour < 24; hour += 1) {
      await enqueue({ subject: String(hour) });
      await sendDue();
      now += hourMs;
    }
    await smtp.restart();
    expect(await findRows()).toHaveLength(24);
    await sendDue();
    await sendDue();
    expect(listSubjects()).toEqual(Array.from({ length: 24 }, (_, hour) => String(hour)));
    expect(logged[0]).toMatchObject({ reason: 'CONN: ESOCKET', outages: 1 });
    expect(JSON.stringify(logged)).not.toContain('ana@');
  });

  test('sends an e-mail that waits when the clock is set back by a day', async () => {
    await enqueue();
    await smtp.stop();
    const { sendDue } = createSender();
    await sendDue();
    await smtp.restart();
    now -= dayMs;
    await sendDue();
    await createSender().sendDue();
    expect(listSubjects()).toEqual(['One']);
  });

  test('waits 1, 5, 15 and 60 minutes while the SMTP server is unavailable, then an hour each', async () => {
    await enqueue();
    let attempts = 0;
    const { sendDue } = createSender({
      send: async () => {
        attempts += 1;
        throw new DeliveryError('CONN: ESOCKET', false);
      },
      isAvailable: async () => false,
      close: () => undefined,
    });
    await sendDue();
    for (const minutes of [1, 5, 15, 60, 60, 60]) {
      const before = attempts;
      now += minutes * minuteMs - 1;
      await sendDue();
      expect(attempts).toBe(before);
      now += 1;
      await sendDue();
      expect(attempts).toBe(before + 1);
    }
  });

  test('a permanently rejected recipient fails at once and does not affect the others', async () => {
    smtp.rejected.set('gone@example.com', 550);
    await enqueue({ recipient: 'gone@example.com' });
    await enqueue();
    const { sendDue, logged } = createSender();
    await sendDue();
    now += dayMs;
    await sendDue();
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['ana@example.com']]);
    expect(await findRows()).toMatchObject([
      { sent_at: null, next_attempt_at: null, last_error: 'RCPT TO: 550', attempts: 1 },
      { failed_at: null, last_error: null },
    ]);
    expect(JSON.stringify(logged)).not.toContain('gone@');
  });

  test('tries a temporarily rejected recipient again, without delaying the others', async () => {
    smtp.rejected.set('ana@example.com', 450);
    await enqueue();
    await enqueue({ recipient: 'bea@example.com', subject: 'Two' });
    const { sendDue } = createSender();
    await sendDue();
    expect(listSubjects()).toEqual(['Two']);
    smtp.rejected.clear();
    now += minuteMs - 1;
    await sendDue();
    expect(listSubjects()).toEqual(['Two']);
    now += 1;
    await sendDue();
    expect(listSubjects()).toEqual(['Two', 'One']);
  });

  test('gives up after five days', async () => {
    await enqueue();
    now += 5 * dayMs;
    await enqueue({ subject: 'New' });
    await createSender().sendDue();
    expect(listSubjects()).toEqual(['New']);
    expect(await findRows()).toMatchObject([
      { failed_at: clock().toISOString(), sent_at: null, last_error: 'expired' },
      { failed_at: null },
    ]);
  });

  test('after a crash between sending and recording it, repeats the e-mail with the same Message-ID', async () => {
    await enqueue();
    const crashed = createSender({
      ...transport,
      async send(...email) {
        await transport.send(...email);
        throw new Error('The process was killed.');
      },
    });
    await expect(crashed.sendDue()).rejects.toThrow('killed');
    const { sendDue } = createSender();
    await sendDue();
    expect(smtp.received).toHaveLength(1);
    now += 10 * minuteMs;
    await sendDue();
    now += dayMs;
    await sendDue();
    const [first, second, ...others] = smtp.received.map(({ headers }) => headers['message-id']);
    expect(first).toMatch(/^<[0-9a-f]{32}@lahiguera\.example>$/);
    expect([second, others]).toEqual([first, []]);
  });

  test('line breaks in a subject or an address do not add headers or recipients', async () => {
    const injection = '\r\nBcc: victim@example.com\r\nX-Injected: yes';
    await enqueue({ subject: `Hi${injection}` });
    await enqueue({ recipient: `bea@example.com${injection}` });
    await enqueue({ replyTo: `bea@example.com${injection}`, headers: { 'X-Order': injection } });
    await createSender().sendDue();
    expect(smtp.received.length).toBeGreaterThanOrEqual(2);
    for (const { headers, recipients } of smtp.received) {
      expect(headers).not.toHaveProperty('bcc');
      expect(headers).not.toHaveProperty('x-injected');
      expect(recipients).toHaveLength(1);
      expect(recipients).not.toContain('victim@example.com');
    }
    expect(listSubjects()[0]).toBe('Hi Bcc: victim@example.com X-Injected: yes');
  });
});

describe('startEmailSender', () => {
  test('sends e-mails until it is stopped', async () => {
    const logger = pino(createMemoryLog().destination);
    const sender = startEmailSender({ database, transport, clock, logger }, async (signal) => {
      signal.throwIfAborted();
      await enqueue({ subject: String(smtp.received.length) });
    });
    onTestFinished(sender.stop);
    await expect.poll(() => smtp.received.length).toBeGreaterThan(2);
    await sender.stop();
    const { length } = smtp.received;
    expect(listSubjects()).toEqual(Array.from({ length }, (_, index) => String(index)));
  });
});
