import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

function faultsOf(environment: Record<string, string>): readonly string[] {
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
      mediaProvider: 'disk',
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
      MEDIA_PROVIDER: 'publitio',
    });
    const names = ['PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'TRUST_PROXY', 'LOG_LEVEL'];
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      ...names,
      'MEDIA_PROVIDER',
      'ADMIN_USERNAME',
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

  test('want a name and a password of eight characters for the first administrator, or neither', () => {
    expect(faultsOf({ ADMIN_PASSWORD: 'long enough' })).toHaveLength(1);
    expect(faultsOf({ ADMIN_USERNAME: 'marisol', ADMIN_PASSWORD: 'short' })).toEqual([
      'ADMIN_PASSWORD must have at least 8 characters.',
    ]);
    const { administrator } = readConfig({
      ADMIN_USERNAME: 'marisol',
      ADMIN_PASSWORD: 'eight or more',
    });
    expect(administrator).toEqual({ username: 'marisol', password: 'eight or more' });
  });
});
