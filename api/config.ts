import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { business } from '#contract/business';
import { findPasswordWeakness, minPasswordLength } from '#contract/session/password-weakness';
import { maxPasswordLength, maxUsernameLength } from '#contract/session/schema';
import type { AdminCredentials } from './accounts/ensure-admin';
import type { SmtpSettings } from './email/smtp-transport';
import type { MediaLibrarySettings } from './media/create-media-library';
import { providerNames } from './media/providers/media-provider';
import { checkS3Settings, s3Schema, toS3Settings } from './s3-settings';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const formatMaxLengthError = (name: string, max: number) =>
  `${name} must have at most ${max} characters.`;

const passwordErrors = {
  tooShort: `ADMIN_PASSWORD must have at least ${minPasswordLength} characters, such as a few words.`,
  tooCommon:
    'ADMIN_PASSWORD is one of the first that attackers try: choose another, such as a few words.',
};

const bytesPerMegabyte = 1024 * 1024;

const integerSetting = (min: number, max: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );

const settingsSchema = v.object({
  PORT: v.optional(
    integerSetting(0, 65_535, 'PORT must be a whole number from 0 to 65535.'),
    '3000',
  ),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  MEDIA_DIR: v.optional(v.string()),
  INSTANCES: v.optional(
    integerSetting(1, 100, 'INSTANCES must be the number of servers, from 1 to 100.'),
    '1',
  ),
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
      v.transform((raw) => new URL(raw).origin),
    ),
  ),
  ADMIN_USERNAME: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(maxUsernameLength, formatMaxLengthError('ADMIN_USERNAME', maxUsernameLength)),
    ),
  ),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.check((password) => findPasswordWeakness(password) !== 'tooShort', passwordErrors.tooShort),
      v.check(
        (password) => findPasswordWeakness(password) !== 'tooCommon',
        passwordErrors.tooCommon,
      ),
      v.maxLength(maxPasswordLength, formatMaxLengthError('ADMIN_PASSWORD', maxPasswordLength)),
    ),
  ),
  TRUST_PROXY: v.optional(
    integerSetting(0, 100, 'TRUST_PROXY must be the number of reverse proxies, from 0.'),
    '0',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`),
    'info',
  ),
  ACCESS_LOG: v.optional(v.picklist(['on', 'off'], 'ACCESS_LOG must be on or off.')),
  SLOW_QUERY_MS: v.optional(
    integerSetting(1, 60_000, 'SLOW_QUERY_MS must be a number of milliseconds from 1 to 60000.'),
    '200',
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\x21-\x7e]{16,}$/,
        'METRICS_TOKEN must have at least 16 letters, digits or signs, without spaces.',
      ),
    ),
  ),
  RENDITIONS_MB: v.optional(
    integerSetting(
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
  ...s3Schema.entries,
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSmtpUrl,
        'SMTP_URL must be the URL of a mail server, as in smtps://user:password@mail.example.',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSender,
        'MAIL_FROM must be an e-mail address, as in La Higuera <hola@shop.example>.',
      ),
    ),
    `${business.name} <${business.email}>`,
  ),
});

/** The environment variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.entries);

type ParsedSettings = v.InferOutput<typeof settingsSchema>;

export interface Config extends MediaLibrarySettings {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL URL; without it, the server uses a SQLite file in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Scheme and host of the public site; without it, they are read from each request. */
  readonly publicOrigin: string | undefined;
  /** Credentials of the first admin account. */
  readonly admin: AdminCredentials | undefined;
  /** Number of reverse proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: number;
  /** Number of servers that share the database. */
  readonly instances: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether every request is logged; default: unless the log goes to a terminal. */
  readonly hasAccessLog: boolean;
  /** Milliseconds after which a statement is logged as slow. */
  readonly slowQueryMs: number;
  /** For `/metrics`, which is off without it. A function, so that no log shows it. */
  readonly getMetricsToken: (() => string) | undefined;
  /** Without it, e-mails stay in the queue. */
  readonly smtp: SmtpSettings | undefined;
}

/** Invalid settings, one sentence each in `errors`. */
export class ConfigError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'));
  }
}

interface ReadConfigOptions {
  /** Whether the log goes to a terminal, where a line per request would hide the rest. */
  readonly isTerminal?: boolean;
}

/** Throws a `ConfigError` that lists all invalid settings. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  { isTerminal = false }: ReadConfigOptions = {},
): Config {
  const raw = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const parsed = v.safeParse(settingsSchema, raw);
  const errors = [
    ...(parsed.success ? [] : parsed.issues.map(({ message }) => message)),
    ...checkAdminCredentials(raw),
    ...checkPublitioKeys(raw),
    ...checkS3Settings(raw),
    ...checkInstances(raw),
    ...checkProxyOrigin(raw),
    ...checkMailOrigin(raw),
  ];
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors);
  return toConfig(parsed.output, isTerminal);
}

function toConfig(parsed: ParsedSettings, isTerminal: boolean): Config {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = parsed;
  const { PUBLITIO_KEY: key, PUBLITIO_SECRET: secret } = parsed;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, METRICS_TOKEN: metricsToken } = parsed;
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    dataFolder: resolve(parsed.DATA_DIR),
    mediaFolder: resolve(parsed.MEDIA_DIR ?? join(parsed.DATA_DIR, 'media')),
    databaseUrl: parsed.DATABASE_URL,
    publicOrigin: parsed.PUBLIC_ORIGIN,
    admin: username && password ? { username, password } : undefined,
    trustedProxies: parsed.TRUST_PROXY,
    instances: parsed.INSTANCES,
    logLevel: parsed.LOG_LEVEL,
    hasAccessLog: parsed.ACCESS_LOG === undefined ? !isTerminal : parsed.ACCESS_LOG === 'on',
    slowQueryMs: parsed.SLOW_QUERY_MS,
    getMetricsToken: metricsToken === undefined ? undefined : () => metricsToken,
    renditionsBytes: parsed.RENDITIONS_MB * bytesPerMegabyte,
    mediaProvider: parsed.MEDIA_PROVIDER,
    publitioKeys: key && secret ? () => ({ key, secret }) : undefined,
    s3: toS3Settings(parsed),
    smtp: smtpUrl === undefined ? undefined : { getUrl: () => smtpUrl, from },
  };
}

type RawSettings = Readonly<Record<string, string | undefined>>;

function checkAdminCredentials({
  ADMIN_USERNAME: username,
  ADMIN_PASSWORD: password,
}: RawSettings): string[] {
  if (Boolean(username) === Boolean(password)) return [];
  return ['ADMIN_USERNAME and ADMIN_PASSWORD belong together: set both or neither.'];
}

/**
 * Without PUBLIC_ORIGIN, clients control the host, and canonical URLs in cached pages would use it (cache poisoning).
 */
function checkProxyOrigin({ TRUST_PROXY: proxies, PUBLIC_ORIGIN: origin }: RawSettings): string[] {
  if (origin || !proxies || /^0+$/.test(proxies)) return [];
  return [
    'TRUST_PROXY needs PUBLIC_ORIGIN: set it to the public scheme and host, as in https://shop.example.',
  ];
}

/** Links in e-mails lead there; a request's host could be anyone's. */
function checkMailOrigin({ SMTP_URL: smtpUrl, PUBLIC_ORIGIN: origin }: RawSettings): string[] {
  if (origin || !smtpUrl) return [];
  return [
    'SMTP_URL needs PUBLIC_ORIGIN, for the links in e-mails: set it to the public scheme and host, as in https://shop.example.',
  ];
}

/** The keys are also valid with another provider: existing Publitio files stay readable. */
function checkPublitioKeys({
  MEDIA_PROVIDER: provider,
  PUBLITIO_KEY: key,
  PUBLITIO_SECRET: secret,
}: RawSettings): string[] {
  if (key && secret) return [];
  if (provider === 'publitio') {
    return ['MEDIA_PROVIDER publitio needs PUBLITIO_KEY and PUBLITIO_SECRET.'];
  }
  if (!key && !secret) return [];
  return ['PUBLITIO_KEY and PUBLITIO_SECRET belong together: set both or neither.'];
}

/** Several servers must share all that outlives a request, and one address. */
function checkInstances({
  INSTANCES: instances = '1',
  DATABASE_URL: databaseUrl,
  MEDIA_PROVIDER: provider,
  MEDIA_DIR: mediaFolder,
  PUBLIC_ORIGIN: origin,
}: RawSettings): string[] {
  if (!(Number(instances) > 1)) return [];
  const messages = {
    database: 'INSTANCES needs DATABASE_URL: several servers must share a PostgreSQL database.',
    media:
      'INSTANCES needs MEDIA_PROVIDER s3, or MEDIA_DIR set to a folder that all servers share.',
    origin:
      'INSTANCES needs PUBLIC_ORIGIN: set it to the public scheme and host, as in https://shop.example.',
  };
  return [
    ...(databaseUrl ? [] : [messages.database]),
    ...(provider === 's3' || mediaFolder ? [] : [messages.media]),
    ...(origin ? [] : [messages.origin]),
  ];
}

/** The names of some containers have an underscore. */
const hostnamePattern = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])$/i;

function isOrigin(raw: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { protocol, origin, href, hostname } = new URL(raw);
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    href === `${origin}/` &&
    hostnamePattern.test(hostname)
  );
}

function isSmtpUrl(raw: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { protocol, hostname } = new URL(raw);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/** An address, with or without a name before it. */
function isSender(raw: string): boolean {
  if (/[\p{Cc}"\\]/u.test(raw)) return false;
  const address = /^[^<>]*<([^<>]+)>$/.exec(raw)?.[1] ?? raw;
  return v.is(v.pipe(v.string(), v.rfcEmail()), address);
}
