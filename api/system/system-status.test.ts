import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { getSystemStatus } from '#contract/system/admin-endpoints';
import { writeLastBackup } from '../backup/last-backup';
import { isPostgres } from '../database/dialect';
import { enqueueEmail } from '../email/email-queue';
import { createAdminClient } from '../testing/admin-client';
import {
  noDiskReserve,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../testing/test-server';

const now = new Date('2026-11-26T12:00:00.000Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const getPast = (milliseconds: number) => new Date(now.getTime() - milliseconds);

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(options: TestServerOptions = {}) {
  const server = await startTestServer({ clock: () => now, ...options });
  servers.push(server);
  const admin = await createAdminClient(server);
  const { database, dataFolder } = server;
  return {
    database,
    fetchStatus: async () => (await admin.sendRequest(getSystemStatus.path)).json,
    backUp: (ageMs: number) =>
      writeLastBackup(dataFolder, {
        finishedAt: getPast(ageMs),
        path: join(dataFolder, 'shop.backup'),
        bytes: 1234,
      }),
    enqueue: (ageMs: number) =>
      enqueueEmail(
        database,
        {
          kind: 'contact',
          recipient: 'ana@example.com',
          replyTo: 'shop@example.com',
          subject: 'Hi',
          text: 'Hi',
          html: 'Hi',
          language: 'en',
        },
        getPast(ageMs),
      ),
  };
}

describe('GET /api/admin/status', () => {
  test('describes a new shop, and warns that it has no backup', async () => {
    const { database, fetchStatus } = await start();
    expect(await fetchStatus()).toEqual({
      version: '1.2.3',
      database: {
        engine: isPostgres(database) ? 'postgres' : 'sqlite',
        bytes: expect.any(Number),
      },
      disk: { freeBytes: 10e9 },
      email: { configured: true, queued: 0, oldestQueuedAt: null, failed: 0 },
      lastBackup: null,
      servers: 1,
      warnings: ['backup'],
    });
    expect(await fetchStatus()).toMatchObject({
      database: { bytes: expect.toSatisfy((bytes) => bytes > 50_000) },
    });
  });

  test('has nothing to warn of after a backup', async () => {
    const { fetchStatus, backUp } = await start();
    await backUp(7 * dayMs);
    expect(await fetchStatus()).toMatchObject({
      lastBackup: { finishedAt: getPast(7 * dayMs).toISOString(), bytes: 1234 },
      warnings: [],
    });
  });

  test('warns of a backup that is older than a week', async () => {
    const { fetchStatus, backUp } = await start();
    await backUp(7 * dayMs + 1);
    expect(await fetchStatus()).toMatchObject({ warnings: ['backup'] });
  });

  test('does not know, and warns not, of backups where another server may make them', async () => {
    const { fetchStatus, backUp } = await start({ servers: 2 });
    expect(await fetchStatus()).toMatchObject({ lastBackup: 'unknown', warnings: [] });
    await backUp(7 * dayMs + 1);
    expect(await fetchStatus()).toMatchObject({
      lastBackup: { finishedAt: getPast(7 * dayMs + 1).toISOString() },
      warnings: ['backup'],
    });
  });

  test('warns of e-mails that wait for more than an hour', async () => {
    const { database, fetchStatus, backUp, enqueue } = await start();
    await backUp(0);
    await enqueue(60 * minuteMs);
    expect(await fetchStatus()).toMatchObject({ email: { queued: 1 }, warnings: [] });
    await enqueue(61 * minuteMs);
    const oldestQueuedAt = getPast(61 * minuteMs).toISOString();
    const email = { configured: true, queued: 2, oldestQueuedAt, failed: 0 };
    expect(await fetchStatus()).toMatchObject({ email, warnings: ['email'] });
    await database('email_queue').update({ next_attempt_at: null, failed_at: now.toISOString() });
    expect(await fetchStatus()).toMatchObject({
      email: { queued: 0, oldestQueuedAt: null, failed: 2 },
      warnings: [],
    });
  });

  test('does not warn of e-mails that wait because there is no mail account', async () => {
    const { fetchStatus, backUp, enqueue } = await start({ canSendEmail: false });
    await backUp(0);
    await enqueue(61 * minuteMs);
    expect(await fetchStatus()).toMatchObject({
      email: { configured: false, queued: 1 },
      warnings: [],
    });
  });

  test('warns of a disk that is nearly full', async () => {
    const { fetchStatus, backUp } = await start({
      reserve: { ...noDiskReserve, isLow: async () => true, getFreeBytes: async () => 5e6 },
    });
    await backUp(0);
    expect(await fetchStatus()).toMatchObject({ disk: { freeBytes: 5e6 }, warnings: ['disk'] });
  });
});
