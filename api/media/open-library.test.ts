import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { providerNotSetUp } from '#contract/media/messages';
import { readConfig } from '../config';
import { openDatabase } from '../database/open';
import { createCacheVersion } from '../platform/cache-version';
import { temporaryFolder } from '../testing/temporary-folder';
import { openLibrary } from './open-library';
import { optimize } from './optimize';

const dataFolder = temporaryFolder();
const database = await openDatabase({ dataFolder, databaseUrl: undefined });
afterAll(() => database.destroy());

const account = { PUBLITIO_KEY: 'key', PUBLITIO_SECRET: 'secret' };

const opened = (environment: Readonly<Record<string, string>>) =>
  openLibrary({
    config: readConfig({ DATA_DIR: dataFolder, ...environment }),
    database,
    cacheVersion: createCacheVersion(),
    logger: pino({ level: 'silent' }),
    render: optimize,
  });

test('createMediaLibrary() with only an account reads from Publitio but neither stores nor imports there', () => {
  const { disk, media, beginAdoption } = opened(account);
  expect(media.providers.chosen).toBe(disk);
  expect(media.providers.of('publitio').name).toBe('publitio');
  expect(beginAdoption()).toBeUndefined();
});

test('createMediaLibrary() with MEDIA_PROVIDER=publitio stores new files there and reads from disk', () => {
  const { disk, media } = opened({ MEDIA_PROVIDER: 'publitio', ...account });
  expect(media.providers.chosen.name).toBe('publitio');
  expect(media.providers.of('disk')).toBe(disk);
});

test('createMediaLibrary() without an account answers 503 for files at Publitio', () => {
  const { media } = opened({});
  expect(() => media.providers.of('publitio')).toThrow(providerNotSetUp.en);
});
