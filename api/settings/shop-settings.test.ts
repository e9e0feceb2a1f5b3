import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { shopSettingsMessages, shopSettingsStale } from '#contract/settings/messages';
import { describeSettings } from '#contract/settings/settings-texts';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer } from '../testing/test-server';
import { readShopSettings } from './shop-settings-store';

const now = '2026-11-21T19:00:00.000Z';
const server = await startTestServer({ clock: () => new Date(now) });
afterAll(server.close);
const admin = await createAdminClient(server);
const path = '/api/settings/shop';

const setShopSettings = (changes: object) =>
  admin.sendJson('PUT', path, { ...defaultShopSettings, ...changes });

beforeEach(async () => {
  await server.database('settings').delete();
  server.cacheVersion.increment();
});

describe('PUT /api/settings/shop', () => {
  test('answers the saved settings, and GET has them at once', async () => {
    expect((await server.sendRequest(path)).json).toMatchObject({ version: 0, noticeHours: 96 });
    const { status, json, headers } = await setShopSettings({ noticeHours: 48, closes: '20:30' });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(json).toMatchObject({
      version: 1,
      noticeHours: 48,
      canSendEmail: true,
      texts: {
        en: { hours: '11 am–8:30 pm', notice: '48 hours (2 days)' },
        es: { hours: 'de 11 a. m. a 8:30 p. m.', notice: '48 horas (2 días)' },
      },
    });
    expect((await server.sendRequest(path)).json).toEqual(json);
    expect(await readShopSettings(server.database)).toMatchObject({ noticeHours: 48 });
  });

  test('stores the time of the server clock and starts the caches over', async () => {
    const cacheVersion = server.cacheVersion.current;
    await setShopSettings({});
    expect(server.cacheVersion.current).toBe(cacheVersion + 1);
    expect(await server.database('settings').where({ name: 'shop' })).toEqual([
      expect.objectContaining({ updated_at: now }),
    ]);
  });

  test('accepts the version that was read, and without a version overwrites', async () => {
    expect((await setShopSettings({ version: 0 })).json).toMatchObject({ version: 1 });
    expect((await setShopSettings({ version: 1 })).json).toMatchObject({ version: 2 });
    expect((await setShopSettings({})).json).toMatchObject({ version: 3 });
  });

  test.each(['en', 'es'] as const)(
    'answers 409 in %s with the current settings for an outdated version',
    async (language) => {
      await setShopSettings({ depositPercent: 30 });
      const cacheVersion = server.cacheVersion.current;
      const { status, json } = await setShopSettings({ version: 0, language });
      expect(status).toBe(409);
      expect(json).toMatchObject({
        message: shopSettingsStale[language],
        current: { version: 1, depositPercent: 30, canSendEmail: true },
      });
      expect((await server.sendRequest(path)).json).toMatchObject({ depositPercent: 30 });
      expect(server.cacheVersion.current).toBe(cacheVersion);
    },
  );

  test('of two concurrent edits of one version, saves one', async () => {
    const responses = await Promise.all(
      [10, 20].map((depositPercent) => setShopSettings({ version: 0, depositPercent })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('answers 400 with one issue per invalid field, and saves nothing', async () => {
    const { status, json } = await setShopSettings({
      openDays: [],
      depositPercent: 101,
      language: 'es',
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: [
        { path: 'openDays', message: shopSettingsMessages.openDays.es },
        { path: 'depositPercent', message: shopSettingsMessages.percent.es },
      ],
    });
    expect(await server.database('settings')).toEqual([]);
  });

  test('stores only known fields', async () => {
    await setShopSettings({ canSendEmail: false, opensAt: 'noon', texts: {} });
    expect((await server.sendRequest(path)).json).toEqual({
      ...defaultShopSettings,
      openDays: expect.any(Array),
      deliveryAreas: expect.any(Array),
      texts: describeSettings(defaultShopSettings),
      version: 1,
      canSendEmail: true,
    });
  });
});
