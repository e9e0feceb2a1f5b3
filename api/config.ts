import { resolve } from 'node:path';
import * as v from 'valibot';
import { longestPassword, longestUsername } from '#contract/session/schema';
import type { AdministratorCredentials } from './accounts/first-administrator';
import { findWeakness } from './accounts/password-rule';
import type { LibrarySettings } from './media/open-library';
import { providerNames } from './media/providers/provider';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Sentence for a setting that nobody could type into the sign-in form. */
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
        'DATABASE_URL must be the address of a PostgreSQL database, as in postgres://user:password@host/name.',
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
    wholeNumber(0, 100, 'TRUST_PROXY must be the number of proxies in front, from 0.'),
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
      'RENDITIONS_MB must be the megabytes that kept images may take, from 1 to 1000000.',
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

/** What the environment decides about a server. */
export interface Config extends LibrarySettings {
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL database; without it the shop keeps a SQLite file in its data folder. */
  readonly databaseUrl: string | undefined;
  /** Scheme and host visitors use; without it they are read from each request. */
  readonly publicOrigin: string | undefined;
  /** Who may sign in first. */
  readonly administrator: AdministratorCredentials | undefined;
  /** Proxies in front whose forwarding headers are believed. */
  readonly trustedProxies: number;
  readonly logLevel: (typeof logLevels)[number];
}

/** Settings that cannot be used; `faults` has one sentence for each. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Reads the settings out of an environment. Throws a `ConfigError` that names every fault at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const written = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const parsed = v.safeParse(settings, written);
  const faults = [
    ...(parsed.success ? [] : parsed.issues.map(({ message }) => message)),
    ...halfAnAdministrator(written),
    ...halfAnAccount(written),
    ...proxyWithoutOrigin(written),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return configOf(parsed.output);
}

function configOf(given: Settings): Config {
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
  return ['ADMIN_USERNAME and ADMIN_PASSWORD go together: set both or neither.'];
}

/** Behind a proxy the host of a request is whatever its client wrote, and canonical URLs are cached for everybody. */
function proxyWithoutOrigin({ TRUST_PROXY: proxies, PUBLIC_ORIGIN: origin }: Written): string[] {
  if (origin || !proxies || /^0+$/.test(proxies)) return [];
  return [
    'TRUST_PROXY needs PUBLIC_ORIGIN: set it to the scheme and host that people see, as in https://shop.example.',
  ];
}

/** With the keys, files that are at Publitio can be had wherever new ones go. */
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
  return ['PUBLITIO_KEY and PUBLITIO_SECRET go together: set both or neither.'];
}

function isOrigin(written: string): boolean {
  if (!URL.canParse(written)) return false;
  const { protocol, origin, href } = new URL(written);
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`;
}
