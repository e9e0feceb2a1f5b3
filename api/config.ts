import { resolve } from 'node:path';
import * as v from 'valibot';
import { longestPassword, longestUsername } from '#contract/session/schema';
import type { AdministratorCredentials } from './accounts/first-administrator';
import { findWeakness } from './accounts/password-rule';
import type { LibrarySettings } from './media/open-library';
import { providerNames } from './media/providers/provider';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const atMost = (name: string, most: number) => `${name} must have at most ${most} characters.`;
const bytesOfMegabyte = 1024 * 1024;

const wholeNumber = (least: number, most: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

const settings = v.object({
  PORT: v.optional(wholeNumber(0, 65_535, 'PORT must be a whole number from 0 to 65535.'), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(ql)?:\/\/./,
        'DATABASE_URL must be the URL of a PostgreSQL database, as in postgres://user:password@host/name.',
      ),
    ),
  ),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        'PUBLIC_ORIGIN must be an http or https origin without a path, as in https://shop.example.',
      ),
      v.transform((written) => new URL(written).origin),
    ),
  ),
  ADMIN_USERNAME: v.optional(
    v.pipe(v.string(), v.maxLength(longestUsername, atMost('ADMIN_USERNAME', longestUsername))),
  ),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (password) => findWeakness(password) === undefined,
        ({ input }) => `ADMIN_PASSWORD ${findWeakness(input)}`,
      ),
      v.maxLength(longestPassword, atMost('ADMIN_PASSWORD', longestPassword)),
    ),
  ),
  TRUST_PROXY: v.optional(
    wholeNumber(0, 100, 'TRUST_PROXY must be the number of reverse proxies, from 0.'),
    '0',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`),
    'info',
  ),
  RENDITIONS_MB: v.optional(
    wholeNumber(
      1,
      1_000_000,
      'RENDITIONS_MB must be the size of the image cache in megabytes, from 1 to 1000000.',
    ),
    '2048',
  ),
  MEDIA_PROVIDER: v.optional(
    v.picklist(providerNames, `MEDIA_PROVIDER must be one of ${providerNames.join(', ')}.`),
    'disk',
  ),
  PUBLITIO_KEY: v.optional(v.string()),
  PUBLITIO_SECRET: v.optional(v.string()),
});

type Settings = v.InferOutput<typeof settings>;

export interface Config extends LibrarySettings {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL URL; without it, the server uses a SQLite file in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Scheme and host of the public site; without it, they are read from each request. */
  readonly publicOrigin: string | undefined;
  /** Credentials of the first admin account. */
  readonly administrator: AdministratorCredentials | undefined;
  /** Number of reverse proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: number;
  readonly logLevel: (typeof logLevels)[number];
}

/** Invalid settings, one sentence each in `errors`. */
export class ConfigError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'));
  }
}

/** Throws a `ConfigError` that lists all invalid settings. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const written = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const parsed = v.safeParse(settings, written);
  const errors = [
    ...(parsed.success ? [] : parsed.issues.map(({ message }) => message)),
    ...halfAnAdministrator(written),
    ...halfAnAccount(written),
    ...proxyWithoutOrigin(written),
  ];
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors);
  return toConfig(parsed.output);
}

function toConfig(given: Settings): Config {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = given;
  const { PUBLITIO_KEY: key, PUBLITIO_SECRET: secret } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    dataFolder: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    publicOrigin: given.PUBLIC_ORIGIN,
    administrator: username && password ? { username, password } : undefined,
    trustedProxies: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    renditionsBytes: given.RENDITIONS_MB * bytesOfMegabyte,
    mediaProvider: given.MEDIA_PROVIDER,
    publitioKeys: key && secret ? () => ({ key, secret }) : undefined,
  };
}

type Written = Readonly<Record<string, string | undefined>>;

function halfAnAdministrator({
  ADMIN_USERNAME: username,
  ADMIN_PASSWORD: password,
}: Written): string[] {
  if (Boolean(username) === Boolean(password)) return [];
  return ['ADMIN_USERNAME and ADMIN_PASSWORD belong together: set both or neither.'];
}

/**
 * Without PUBLIC_ORIGIN, clients control the host, and canonical URLs in cached pages would use it (cache poisoning).
 */
function proxyWithoutOrigin({ TRUST_PROXY: proxies, PUBLIC_ORIGIN: origin }: Written): string[] {
  if (origin || !proxies || /^0+$/.test(proxies)) return [];
  return [
    'TRUST_PROXY needs PUBLIC_ORIGIN: set it to the public scheme and host, as in https://shop.example.',
  ];
}

/** The keys are also valid with another provider: existing Publitio files stay readable. */
function halfAnAccount({
  MEDIA_PROVIDER: provider,
  PUBLITIO_KEY: key,
  PUBLITIO_SECRET: secret,
}: Written): string[] {
  if (key && secret) return [];
  if (provider === 'publitio') {
    return ['MEDIA_PROVIDER publitio needs PUBLITIO_KEY and PUBLITIO_SECRET.'];
  }
  if (!key && !secret) return [];
  return ['PUBLITIO_KEY and PUBLITIO_SECRET belong together: set both or neither.'];
}

function isOrigin(written: string): boolean {
  if (!URL.canParse(written)) return false;
  const { protocol, origin, href } = new URL(written);
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`;
}
