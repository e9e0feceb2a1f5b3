import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { providerNotConfigured } from '#contract/media/messages';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { createCacheVersion } from '../platform/cache-version';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createMediaLibrary } from './create-media-library';
import { renderImage } from './render-image';
import { sharpProcessor } from './sharp-processor';

const dataFolder = createTemporaryFolder();
const database = await openDatabase({ dataFolder, databaseUrl: undefined });
afterAll(() => database.destroy());

const publitioAccount = { PUBLITIO_KEY: 'key', PUBLITIO_SECRET: 'secret' };

const s3Account = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

const createLibrary = (environment: Readonly<Record<string, string>>) =>
  createMediaLibrary({
    config: readConfig({ DATA_DIR: dataFolder, ...environment }),
    database,
    cacheVersion: createCacheVersion(),
    logger: pino({ level: 'silent' }),
    images: sharpProcessor,
    render: renderImage,
  });

test('createMediaLibrary() with only an account reads from Publitio but neither stores nor imports there', () => {
  const { media, startSync } = createLibrary(publitioAccount);
  expect(media.providers.primary.name).toBe('disk');
  expect(media.providers.get('publitio').name).toBe('publitio');
  expect(startSync()).toBeUndefined();
});

test('createMediaLibrary() with MEDIA_PROVIDER=publitio stores new files there and reads from disk', () => {
  const { media } = createLibrary({ MEDIA_PROVIDER: 'publitio', ...publitioAccount });
  expect(media.providers.primary.name).toBe('publitio');
  expect(media.providers.get('disk').name).toBe('disk');
  expect(media.providers.private.name).toBe('disk');
});

test('createMediaLibrary() without an account answers 503 for files at Publitio', () => {
  const { media } = createLibrary({});
  expect(() => media.providers.get('publitio')).toThrow(providerNotConfigured.en);
});

test('createMediaLibrary() with MEDIA_PROVIDER=s3 stores new files and customers’ photos there and cleans up both', () => {
  const { media, storages } = createLibrary({ MEDIA_PROVIDER: 's3', ...s3Account });
  expect(media.providers.primary.name).toBe('s3');
  expect(media.providers.private.name).toBe('s3');
  expect(storages.map(({ name }) => name)).toEqual(['disk', 's3']);
});

test('createMediaLibrary() with only an S3 bucket reads from it and stores nothing there', () => {
  const { media } = createLibrary(s3Account);
  expect(media.providers.get('s3').name).toBe('s3');
  expect([media.providers.primary.name, media.providers.private.name]).toEqual(['disk', 'disk']);
});
