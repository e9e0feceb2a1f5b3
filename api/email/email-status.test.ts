import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { getEmailStatus } from '#contract/email/admin-endpoints';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer } from '../testing/test-server';
import { createEmailQueue, enqueueEmail } from './email-queue';

const now = new Date();
const clock = () => now;
const server = await startTestServer({ clock });
afterAll(server.close);
const { database } = server;
const admin = await createAdminClient(server);
const queue = createEmailQueue(database, clock);

const fetchStatus = async () => (await admin.sendRequest(getEmailStatus.path)).json;

const enqueue = (recipient: string) =>
  enqueueEmail(
    database,
    {
      kind: 'test',
      recipient,
      replyTo: 'hola@lahiguera.example',
      subject: 'Your order',
      text: 'Text',
      html: '<p>Text</p>',
      language: 'en',
    },
    now,
  );

async function claimNext() {
  const email = await queue.claimNext();
  if (!email) throw new Error('No e-mail is due.');
  return email;
}

beforeEach(async () => {
  await database('email_queue').delete();
});

describe('GET /api/email-status', () => {
  test('answers 401 without a session', async () => {
    expect((await server.sendRequest(getEmailStatus.path)).status).toBe(401);
  });

  test('counts the e-mails that wait and names the last error', async () => {
    await enqueue('ana@example.com');
    await enqueue('bea@example.com');
    await enqueue('cruz@example.com');
    await queue.markSent(await claimNext());
    await queue.postpone(await claimNext(), 'CONN: ECONNECTION');
    expect(await fetchStatus()).toEqual({
      configured: true,
      queued: 2,
      failed: 0,
      failedEmails: [],
      lastError: 'CONN: ECONNECTION',
    });
  });

  test('lists the e-mails that failed in the last week', async () => {
    await enqueue('old@example.com');
    await queue.markFailed(await claimNext(), 'RCPT TO: 550');
    const aWeekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60_000).toISOString();
    await database('email_queue').update({ failed_at: aWeekAgo });
    await enqueue('ana@example.com');
    await queue.markFailed(await claimNext(), 'RCPT TO: 551');
    expect(await fetchStatus()).toMatchObject({
      queued: 0,
      failed: 1,
      failedEmails: [
        {
          recipient: 'ana@example.com',
          subject: 'Your order',
          failedAt: now.toISOString(),
          error: 'RCPT TO: 551',
        },
      ],
      lastError: null,
    });
  });
});
