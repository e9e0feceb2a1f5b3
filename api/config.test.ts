import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { maxPasswordLength, maxUsernameLength } from '#contract/session/schema';
import { ConfigError, readConfig } from './config';

function readConfigErrors(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  test('returns defaults for an empty environment', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: resolve('data'),
      mediaFolder: resolve('data', 'media'),
      databaseUrl: undefined,
      publicOrigin: undefined,
      admin: undefined,
      trustedProxies: 0,
      instances: 1,
      logLevel: 'info',
      hasAccessLog: true,
      slowQueryMs: 200,
      getMetricsToken: undefined,
      renditionsBytes: 2048 * 1024 * 1024,
      mediaProvider: 'disk',
      publitioKeys: undefined,
      s3: undefined,
      smtp: undefined,
    });
  });

  test('names what several servers have to share', () => {
    const errors = readConfigErrors({ INSTANCES: '3' });
    expect(errors.map((error) => /needs ([A-Z_]+)/.exec(error)?.[1])).toEqual([
      'DATABASE_URL',
      'MEDIA_PROVIDER',
      'PUBLIC_ORIGIN',
    ]);
    const shared = {
      INSTANCES: '3',
      DATABASE_URL: 'postgres://shop@db/shop',
      PUBLIC_ORIGIN: 'https://shop.example',
    };
    expect(readConfigErrors({ ...shared, MEDIA_DIR: '/mnt/media' })).toEqual([]);
    expect(readConfig({ ...shared, MEDIA_DIR: '/mnt/media' }).mediaFolder).toBe('/mnt/media');
  });

  test('logs every request unless the log goes to a terminal, or as ACCESS_LOG says', () => {
    expect(readConfig({}, { isTerminal: true }).hasAccessLog).toBe(false);
    expect(readConfig({ ACCESS_LOG: 'on' }, { isTerminal: true }).hasAccessLog).toBe(true);
    expect(readConfig({ ACCESS_LOG: 'off' }).hasAccessLog).toBe(false);
  });

  test('reads SLOW_QUERY_MS, and hides METRICS_TOKEN from inspect and JSON.stringify', () => {
    const config = readConfig({ SLOW_QUERY_MS: '50', METRICS_TOKEN: 'sixteen-or-more!' });
    expect([config.slowQueryMs, config.getMetricsToken?.()]).toEqual([50, 'sixteen-or-more!']);
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}`).not.toContain('sixteen');
  });

  test.each([
    ['ACCESS_LOG', 'yes'],
    ['SLOW_QUERY_MS', '0'],
    ['SLOW_QUERY_MS', '0.2'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'sixteen letters or more'],
  ])('rejects %s %s', (name, value) => {
    const [error, ...others] = readConfigErrors({ [name]: value });
    expect(error).toMatch(new RegExp(`^${name} must `));
    expect(others).toEqual([]);
  });

  test('trims settings and treats empty ones as unset', () => {
    const config = readConfig({ PORT: ' 8080 ', HOST: '', LOG_LEVEL: '  ' });
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', logLevel: 'info' });
  });

  test('throws a ConfigError that lists all invalid settings', () => {
    const errors = readConfigErrors({
      PORT: '80a',
      DATABASE_URL: 'mysql://host/name',
      PUBLIC_ORIGIN: 'https://shop.example/path',
      ADMIN_USERNAME: 'marisol',
      TRUST_PROXY: '-1',
      LOG_LEVEL: 'loud',
      RENDITIONS_MB: '0',
      MEDIA_PROVIDER: 'cloud',
      PUBLITIO_KEY: 'key',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'hola',
    });
    const names = [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'RENDITIONS_MB',
    ];
    expect(errors.map((error) => error.split(' ')[0])).toEqual([
      ...names,
      'MEDIA_PROVIDER',
      'SMTP_URL',
      'MAIL_FROM',
      'ADMIN_USERNAME',
      'PUBLITIO_KEY',
    ]);
  });

  test.each(['65536', '-1', '1.5', 'http'])('rejects PORT %s', (PORT) => {
    expect(readConfigErrors({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535.']);
  });

  test.each([
    'shop.example',
    'ftp://shop.example',
    'https://a.example/b',
    'https://u@a.example',
    'https://*',
    'https://a,b.example',
  ])('rejects PUBLIC_ORIGIN %s', (PUBLIC_ORIGIN) => {
    expect(readConfigErrors({ PUBLIC_ORIGIN })).toHaveLength(1);
  });

  test.each(['http://shop_1:8080', 'http://[::1]:3000', 'http://192.0.2.1'])(
    'accepts PUBLIC_ORIGIN %s',
    (PUBLIC_ORIGIN) => {
      expect(readConfig({ PUBLIC_ORIGIN }).publicOrigin).toBe(PUBLIC_ORIGIN);
    },
  );

  test('accepts PUBLIC_ORIGIN with or without a trailing slash', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://Shop.example/' }).publicOrigin).toBe(
      'https://shop.example',
    );
  });

  test('requires PUBLIC_ORIGIN behind a proxy, where clients control the Host header', () => {
    expect(readConfigErrors({ TRUST_PROXY: '1' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY needs PUBLIC_ORIGIN/),
    ]);
    expect(readConfigErrors({ TRUST_PROXY: '0' })).toEqual([]);
    const behindProxy = { TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://shop.example' };
    expect(readConfig(behindProxy).trustedProxies).toBe(1);
  });

  test('requires both ADMIN_USERNAME and a strong ADMIN_PASSWORD, or neither', () => {
    expect(readConfigErrors({ ADMIN_PASSWORD: 'quite long enough' })).toHaveLength(1);
    expect(readConfigErrors({ ADMIN_USERNAME: 'marisol', ADMIN_PASSWORD: 'short' })).toEqual([
      'ADMIN_PASSWORD must have at least 12 characters, such as a few words.',
    ]);
    const { admin } = readConfig({
      ADMIN_USERNAME: 'marisol',
      ADMIN_PASSWORD: 'twelve or more',
    });
    expect(admin).toEqual({ username: 'marisol', password: 'twelve or more' });
  });

  test.each([{}, { PUBLITIO_KEY: 'key' }, { PUBLITIO_SECRET: 'secret' }])(
    'rejects MEDIA_PROVIDER publitio with only %o of its two keys',
    (keys) => {
      expect(readConfigErrors({ MEDIA_PROVIDER: 'publitio', ...keys })).toEqual([
        'MEDIA_PROVIDER publitio needs PUBLITIO_KEY and PUBLITIO_SECRET.',
      ]);
    },
  );

  test('accepts Publitio keys while new files go to the disk', () => {
    const config = readConfig({ PUBLITIO_KEY: 'key', PUBLITIO_SECRET: 'secret' });
    expect(config.mediaProvider).toBe('disk');
    expect(config.publitioKeys?.()).toEqual({ key: 'key', secret: 'secret' });
    expect(readConfigErrors({ PUBLITIO_SECRET: 'secret' })).toHaveLength(1);
  });

  test('hides the Publitio keys from inspect and JSON.stringify', () => {
    const keys = { PUBLITIO_KEY: 'top-key', PUBLITIO_SECRET: 'top-secret' };
    const config = readConfig({ MEDIA_PROVIDER: 'publitio', ...keys });
    expect(config.mediaProvider).toBe('publitio');
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}`).not.toContain('top-');
  });

  const s3 = {
    S3_BUCKET: 'shop',
    S3_ACCESS_KEY_ID: 'top-key',
    S3_SECRET_ACCESS_KEY: 'top-secret',
  };

  test('reads the S3 bucket and hides its keys from inspect and JSON.stringify', () => {
    const config = readConfig({ MEDIA_PROVIDER: 's3', ...s3 });
    expect(config.mediaProvider).toBe('s3');
    expect(config.s3).toMatchObject({ bucket: 'shop', region: 'us-east-1', prefix: '' });
    expect(config.s3?.getKeys()).toEqual({ accessKeyId: 'top-key', secretAccessKey: 'top-secret' });
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}`).not.toContain('top-');
    const elsewhere = { S3_REGION: 'eu-west-3', S3_ENDPOINT: 'https://storage.example/s3' };
    expect(readConfig({ ...s3, ...elsewhere, S3_PREFIX: 'shop/images' }).s3).toMatchObject({
      region: 'eu-west-3',
      endpoint: 'https://storage.example/s3',
      prefix: 'shop/images/',
    });
  });

  test('requires the S3 bucket and both keys, or none of them', () => {
    for (const name of Object.keys(s3)) {
      const incomplete = { ...s3, [name]: undefined };
      expect(readConfigErrors({ MEDIA_PROVIDER: 's3', ...incomplete })).toEqual([
        'MEDIA_PROVIDER s3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
      ]);
      expect(readConfigErrors(incomplete)).toEqual([
        'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.',
      ]);
    }
  });

  test.each([
    ['S3_BUCKET', 'my shop'],
    ['S3_BUCKET', '../shop'],
    ['S3_REGION', 'us east'],
    ['S3_ENDPOINT', 'storage.example'],
    ['S3_ENDPOINT', 'ftp://storage.example'],
    ['S3_ENDPOINT', 'https://top-key:top-secret@storage.example'],
    ['S3_PREFIX', '/shop'],
    ['S3_PREFIX', 'shop//images'],
    ['S3_PREFIX', '../shop'],
  ])('rejects %s %s', (name, value) => {
    const [error, ...others] = readConfigErrors({ ...s3, [name]: value });
    expect(error).toMatch(new RegExp(`^${name} must be `));
    expect(error).not.toContain('top-');
    expect(others).toEqual([]);
  });

  test('rejects admin credentials longer than the sign-in form accepts', () => {
    const longest = {
      ADMIN_USERNAME: 'a'.repeat(maxUsernameLength),
      ADMIN_PASSWORD: 'figs and walnuts '
        .repeat(maxPasswordLength)
        .slice(0, maxPasswordLength)
        .trim(),
    };
    expect(readConfigErrors(longest)).toEqual([]);
    expect(
      readConfigErrors({
        ADMIN_USERNAME: `${longest.ADMIN_USERNAME}a`,
        ADMIN_PASSWORD: `${longest.ADMIN_PASSWORD}aa`,
      }),
    ).toEqual([
      'ADMIN_USERNAME must have at most 200 characters.',
      'ADMIN_PASSWORD must have at most 1000 characters.',
    ]);
  });

  const mail = {
    PUBLIC_ORIGIN: 'https://shop.example',
    SMTP_URL: 'smtps://elena:top-secret@mail.example',
  };

  test('reads the mail server and the sender of e-mails', () => {
    const { smtp } = readConfig(mail);
    expect(smtp?.getUrl()).toBe(mail.SMTP_URL);
    expect(smtp?.from).toBe('La Higuera <hola@lahiguera.example>');
    expect(readConfig({ ...mail, MAIL_FROM: 'elena@shop.example' }).smtp?.from).toBe(
      'elena@shop.example',
    );
  });

  test('requires PUBLIC_ORIGIN for SMTP_URL, because links in e-mails lead there', () => {
    expect(readConfigErrors({ SMTP_URL: mail.SMTP_URL })).toEqual([
      expect.stringMatching(/^SMTP_URL needs PUBLIC_ORIGIN/),
    ]);
  });

  test.each(['mail.example', 'https://mail.example', 'smtp://', 'smtp:'])(
    'rejects SMTP_URL %s',
    (SMTP_URL) => {
      expect(readConfigErrors({ ...mail, SMTP_URL })).toHaveLength(1);
    },
  );

  test.each([
    'hola',
    'La Higuera hola@shop.example',
    'A <a@shop.example>, B <b@shop.example>',
    'A\r\nBcc: b@shop.example <a@shop.example>',
    '"A" <a@shop.example>',
  ])('rejects MAIL_FROM %j', (MAIL_FROM) => {
    expect(readConfigErrors({ ...mail, MAIL_FROM })).toHaveLength(1);
  });

  test('hides SMTP_URL from inspect, JSON.stringify and error messages', () => {
    const config = readConfig(mail);
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}`).not.toContain('top-');
    const errors = readConfigErrors({ ...mail, SMTP_URL: 'https://elena:top-secret@mail.example' });
    expect(errors.join()).not.toContain('top-');
  });
});
