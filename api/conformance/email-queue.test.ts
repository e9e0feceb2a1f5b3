import { afterAll, describe, expect, test } from 'vitest';
import { createEmailQueue, enqueueEmail } from '../email/email-queue';
import { startTestServer } from '../testing/test-server';
import { allDatabases } from './databases';

const clock = () => new Date('2026-11-21T19:00:00.000Z');

describe.each(allDatabases)('the e-mail queue on %s', async (_name, openDatabase) => {
  const server = await startTestServer({ ...(openDatabase && { openDatabase }) });
  afterAll(server.close);
  const { database } = server;

  test('gives each e-mail to only one of several senders', async () => {
    for (let index = 0; index < 20; index += 1) {
      await enqueueEmail(
        database,
        {
          kind: 'test',
          recipient: 'ana@example.com',
          replyTo: 'hola@lahiguera.example',
          subject: String(index),
          text: 'Text',
          html: '<p>Text</p>',
          language: 'en',
        },
        clock(),
      );
    }
    const claimed: string[] = [];
    const claimAll = async (queue = createEmailQueue(database, clock)) => {
      for (let email = await queue.claimNext(); email; email = await queue.claimNext())
        claimed.push(email.subject);
    };
    await Promise.all(Array.from({ length: 4 }, () => claimAll()));
    expect(claimed.map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
  });

  test('rolls an e-mail back with the transaction of its change', async () => {
    await database('email_queue').delete();
    const write = database.transaction(async (trx) => {
      await enqueueEmail(
        trx,
        {
          kind: 'test',
          recipient: 'ana@example.com',
          replyTo: 'hola@lahiguera.example',
          subject: 'One',
          text: 'Text',
          html: '<p>Text</p>',
          language: 'en',
        },
        clock(),
      );
      throw new Error('The order is invalid.');
    });
    await expect(write).rejects.toThrow('invalid');
    expect(await database('email_queue')).toEqual([]);
  });
});
