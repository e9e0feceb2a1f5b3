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

/** The library of a server with these settings. */
const opened = (environment: Readonly<Record<string, string>>) =>
  openLibrary({
    config: readConfig({ DATA_DIR: dataFolder, ...environment }),
    database,
    cacheVersion: createCacheVersion(),
    logger: pino({ level: 'silent' }),
    render: optimize,
  });

test('an account alone has pictures read at Publitio, and nothing new brought there or taken in', () => {
  const { disk, media, beginAdoption } = opened(account);
  expect(media.providers.chosen).toBe(disk);
  expect(media.providers.of('publitio').name).toBe('publitio');
  expect(beginAdoption()).toBeUndefined();
});

test('new pictures go to Publitio where it is chosen, and those on the disk are read there', () => {
  const { disk, media } = opened({ MEDIA_PROVIDER: 'publitio', ...account });
  expect(media.providers.chosen.name).toBe('publitio');
  expect(media.providers.of('disk')).toBe(disk);
});

test('without an account what is at Publitio cannot be had', () => {
  const { media } = opened({});
  expect(() => media.providers.of('publitio')).toThrow(providerNotSetUp.en);
});
