import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmailQueue, enqueueEmail } from '../email/email-queue';
import { createEmailSender } from '../email/email-sender';
import type { EmailTransport } from '../email/email-transport';
import { startTestServer } from '../testing/test-server';
import { allDatabases } from './databases';

const clock = () => new Date('2026-11-21T19:00:00.000Z');

describe.each(allDatabases)('the e-mail queue on %s', async (_name, openDatabase) => {
  const server = await startTestServer({ ...(openDatabase && { openDatabase }) });
  afterAll(server.close);
  const { database } = server;

  beforeEach(() => database('email_queue').delete());

  const enqueue = (subject: string, db: Knex = database) =>
    enqueueEmail(
      db,
      {
        kind: 'test',
        recipient: 'ana@example.com',
        replyTo: 'hola@lahiguera.example',
        subject,
        text: 'Text',
        html: '<p>Text</p>',
        language: 'en',
      },
      clock(),
    );

  const subjects = Array.from({ length: 20 }, (_, index) => `Order ${100 + index}`);

  async function enqueueAll(): Promise<void> {
    for (const subject of subjects) await enqueue(subject);
  }

  test('gives each e-mail to only one of several senders', async () => {
    await enqueueAll();
    const claimed: string[] = [];
    const claimAll = async (queue = createEmailQueue(database, clock)) => {
      for (let email = await queue.claimNext(); email; email = await queue.claimNext())
        claimed.push(email.subject);
    };
    await Promise.all(Array.from({ length: 4 }, () => claimAll()));
    expect(claimed.sort()).toEqual(subjects);
  });

  test('has each e-mail sent once by senders that run at the same time', async () => {
    await enqueueAll();
    const sent: string[] = [];
    const transport: EmailTransport = {
      async send({ subject }) {
        sent.push(subject);
      },
      isAvailable: async () => true,
      close: () => undefined,
    };
    const logger = pino({ level: 'silent' });
    const { signal } = new AbortController();
    const senders = Array.from({ length: 4 }, () =>
      createEmailSender({ database, transport, clock, logger }),
    );
    await Promise.all(senders.map((sendDue) => sendDue(signal)));
    expect(sent.sort()).toEqual(subjects);
  });

  test('keeps an e-mail from other senders while it’s being sent, and gives it to one when its sender died', async () => {
    await enqueue('One');
    const later = (minutes: number) =>
      createEmailQueue(database, () => new Date(clock().getTime() + minutes * 60_000));
    expect(await later(0).claimNext()).toMatchObject({ subject: 'One', attempts: 1 });
    expect(await later(9).claimNext()).toBeUndefined();
    expect(await later(10).claimNext()).toMatchObject({ subject: 'One', attempts: 2 });
    expect(await later(10).claimNext()).toBeUndefined();
  });

  test('rolls an e-mail back with the transaction of its change', async () => {
    const write = database.transaction(async (trx) => {
      await enqueue('One', trx);
      throw new Error('The order is invalid.');
    });
    await expect(write).rejects.toThrow('invalid');
    expect(await database('email_queue')).toEqual([]);
  });
});
