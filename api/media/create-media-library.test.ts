import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { providerNotConfigured } from '#contract/media/messages';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { createCacheVersion } from '../platform/cache-version';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createMediaLibrary } from './create-media-library';
import { renderImage } from './render-image';

const dataFolder = createTemporaryFolder();
const database = await openDatabase({ dataFolder, databaseUrl: undefined });
afterAll(() => database.destroy());

const publitioAccount = { PUBLITIO_KEY: 'key', PUBLITIO_SECRET: 'secret' };

const createLibrary = (environment: Readonly<Record<string, string>>) =>
  createMediaLibrary({
    config: readConfig({ DATA_DIR: dataFolder, ...environment }),
    database,
    cacheVersion: createCacheVersion(),
    logger: pino({ level: 'silent' }),
    render: renderImage,
  });

test('createMediaLibrary() with only an account reads from Publitio but neither stores nor imports there', () => {
  const { disk, media, startSync } = createLibrary(publitioAccount);
  expect(media.providers.primary).toBe(disk);
  expect(media.providers.get('publitio').name).toBe('publitio');
  expect(startSync()).toBeUndefined();
});

test('createMediaLibrary() with MEDIA_PROVIDER=publitio stores new files there and reads from disk', () => {
  const { disk, media } = createLibrary({ MEDIA_PROVIDER: 'publitio', ...publitioAccount });
  expect(media.providers.primary.name).toBe('publitio');
  expect(media.providers.get('disk')).toBe(disk);
});

test('createMediaLibrary() without an account answers 503 for files at Publitio', () => {
  const { media } = createLibrary({});
  expect(() => media.providers.get('publitio')).toThrow(providerNotConfigured.en);
});
