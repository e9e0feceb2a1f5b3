import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { getEmailStatus, resendEmail } from '#contract/email/admin-endpoints';
import { emailNotConfigured } from '#contract/orders/order-email';
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

const enqueue = (recipient: string, db = database) =>
  enqueueEmail(
    db,
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

describe('POST /api/emails/:id/resend', () => {
  const findRow = () => database('email_queue').first();
  const resend = (id: number, client = admin) =>
    client.sendJson('POST', buildUrl(resendEmail, { params: { id } }), {});

  test('makes a failed e-mail due again, however old it is', async () => {
    await enqueue('ana@example.com');
    await queue.markFailed(await claimNext(), 'RCPT TO: 550');
    await database('email_queue').update({ created_at: '2026-01-01T00:00:00.000Z' });
    const { id } = await findRow();
    const { status, json } = await resend(id);
    expect([status, json]).toMatchObject([200, { queued: 1, failed: 0, failedEmails: [] }]);
    expect(await queue.failExpired()).toBe(0);
    expect(await claimNext()).toMatchObject({ id, recipient: 'ana@example.com', attempts: 1 });
  });

  test('neither sends an e-mail twice nor brings one forward', async () => {
    await enqueue('ana@example.com');
    const email = await claimNext();
    await queue.postpone(email, 'CONN: ECONNECTION');
    const waiting = await findRow();
    expect((await resend(email.id)).status).toBe(200);
    expect(await findRow()).toEqual(waiting);
    await queue.markSent(email);
    expect((await resend(email.id)).status).toBe(200);
    expect(await queue.claimNext()).toBeUndefined();
  });

  test('answers 404 for an unknown e-mail', async () => {
    expect((await resend(999_999)).status).toBe(404);
  });

  test('answers 409 and queues nothing if the server cannot send e-mail', async () => {
    const withoutEmail = await startTestServer({ clock, canSendEmail: false });
    onTestFinished(withoutEmail.close);
    await enqueue('ana@example.com', withoutEmail.database);
    const readQueue = () => withoutEmail.database('email_queue');
    await readQueue().update({ failed_at: now.toISOString(), next_attempt_at: null });
    const [failed] = await readQueue();
    const response = await resend(failed.id, await createAdminClient(withoutEmail));
    expect(response).toMatchObject({ status: 409, json: { message: emailNotConfigured.en } });
    expect(await readQueue()).toEqual([failed]);
  });
});

test('an e-mail that was sent while another process found it too old has not failed', async () => {
  await enqueue('ana@example.com');
  const email = await claimNext();
  await database('email_queue').update({ created_at: '2026-01-01T00:00:00.000Z' });
  expect(await queue.failExpired()).toBe(1);
  await queue.markSent(email);
  expect(await fetchStatus()).toMatchObject({ queued: 0, failed: 0 });
});
