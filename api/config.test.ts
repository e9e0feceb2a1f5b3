import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { longestPassword, longestUsername } from '#contract/session/schema';
import { ConfigError, readConfig } from './config';

function faultsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(environment);
  } catch (fault) {
    if (fault instanceof ConfigError) return fault.faults;
    throw fault;
  }
  return [];
}

describe('the settings', () => {
  test('have a default each', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: resolve('data'),
      databaseUrl: undefined,
      publicOrigin: undefined,
      administrator: undefined,
      trustedProxies: 0,
      logLevel: 'info',
      renditionsBytes: 2048 * 1024 * 1024,
      mediaProvider: 'disk',
      publitioKeys: undefined,
    });
  });

  test('are trimmed, and an empty one counts as unset', () => {
    const config = readConfig({ PORT: ' 8080 ', HOST: '', LOG_LEVEL: '  ' });
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', logLevel: 'info' });
  });

  test('say all of their faults at once', () => {
    const faults = faultsOf({
      PORT: '80a',
      DATABASE_URL: 'mysql://host/name',
      PUBLIC_ORIGIN: 'https://shop.example/path',
      ADMIN_USERNAME: 'marisol',
      TRUST_PROXY: '-1',
      LOG_LEVEL: 'loud',
      RENDITIONS_MB: '0',
      MEDIA_PROVIDER: 'cloud',
      PUBLITIO_KEY: 'key',
    });
    const names = [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'RENDITIONS_MB',
    ];
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      ...names,
      'MEDIA_PROVIDER',
      'ADMIN_USERNAME',
      'PUBLITIO_KEY',
    ]);
  });

  test.each(['65536', '-1', '1.5', 'http'])('refuse the port %s', (PORT) => {
    expect(faultsOf({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535.']);
  });

  test.each(['shop.example', 'ftp://shop.example', 'https://a.example/b', 'https://u@a.example'])(
    'refuse the public origin %s',
    (PUBLIC_ORIGIN) => {
      expect(faultsOf({ PUBLIC_ORIGIN })).toHaveLength(1);
    },
  );

  test('take a public origin with or without its last slash', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://Shop.example/' }).publicOrigin).toBe(
      'https://shop.example',
    );
  });

  test('want a public origin behind a proxy, whose clients may write any host', () => {
    expect(faultsOf({ TRUST_PROXY: '1' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY needs PUBLIC_ORIGIN/),
    ]);
    expect(faultsOf({ TRUST_PROXY: '0' })).toEqual([]);
    const behind = { TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://shop.example' };
    expect(readConfig(behind).trustedProxies).toBe(1);
  });

  test('want a name and a password that is hard to guess for the first administrator, or neither', () => {
    expect(faultsOf({ ADMIN_PASSWORD: 'quite long enough' })).toHaveLength(1);
    expect(faultsOf({ ADMIN_USERNAME: 'marisol', ADMIN_PASSWORD: 'short' })).toEqual([
      'ADMIN_PASSWORD must have at least 12 characters, such as a few words.',
    ]);
    const { administrator } = readConfig({
      ADMIN_USERNAME: 'marisol',
      ADMIN_PASSWORD: 'twelve or more',
    });
    expect(administrator).toEqual({ username: 'marisol', password: 'twelve or more' });
  });

  test.each([{}, { PUBLITIO_KEY: 'key' }, { PUBLITIO_SECRET: 'secret' }])(
    'refuse Publitio with only %o of its account',
    (account) => {
      expect(faultsOf({ MEDIA_PROVIDER: 'publitio', ...account })).toEqual([
        'MEDIA_PROVIDER publitio needs PUBLITIO_KEY and PUBLITIO_SECRET.',
      ]);
    },
  );

  test('can name an account at Publitio while new files go to the disk', () => {
    const config = readConfig({ PUBLITIO_KEY: 'key', PUBLITIO_SECRET: 'secret' });
    expect(config.mediaProvider).toBe('disk');
    expect(config.publitioKeys?.()).toEqual({ key: 'key', secret: 'secret' });
    expect(faultsOf({ PUBLITIO_SECRET: 'secret' })).toHaveLength(1);
  });

  test('never print what signs calls of Publitio', () => {
    const account = { PUBLITIO_KEY: 'top-key', PUBLITIO_SECRET: 'top-secret' };
    const config = readConfig({ MEDIA_PROVIDER: 'publitio', ...account });
    expect(config.mediaProvider).toBe('publitio');
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}`).not.toContain('top-');
  });

  test('want both no longer than the sign-in form takes them', () => {
    const longest = {
      ADMIN_USERNAME: 'a'.repeat(longestUsername),
      ADMIN_PASSWORD: 'figs and walnuts '.repeat(longestPassword).slice(0, longestPassword).trim(),
    };
    expect(faultsOf(longest)).toEqual([]);
    expect(
      faultsOf({
        ADMIN_USERNAME: `${longest.ADMIN_USERNAME}a`,
        ADMIN_PASSWORD: `${longest.ADMIN_PASSWORD}aa`,
      }),
    ).toEqual([
      'ADMIN_USERNAME must have at most 200 characters.',
      'ADMIN_PASSWORD must have at most 1000 characters.',
    ]);
  });
});
