import { resolve } from 'node:path';
import * as v from 'valibot';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const leastPasswordLength = 8;

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
  ADMIN_USERNAME: v.optional(v.string()),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(
        leastPasswordLength,
        `ADMIN_PASSWORD must have at least ${leastPasswordLength} characters.`,
      ),
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
  MEDIA_PROVIDER: v.optional(
    v.picklist(['disk'], "MEDIA_PROVIDER must be 'disk', the only provider there is so far."),
    'disk',
  ),
});

type Settings = v.InferOutput<typeof settings>;

/** What the environment decides about a server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds everything the shop keeps. */
  readonly dataFolder: string;
  /** A PostgreSQL database; without it the shop keeps a SQLite file in its data folder. */
  readonly databaseUrl: string | undefined;
  /** Scheme and host visitors use; without it they are read from each request. */
  readonly publicOrigin: string | undefined;
  /** Who may sign in first. */
  readonly administrator: { readonly username: string; readonly password: string } | undefined;
  /** Proxies in front whose forwarding headers are believed. */
  readonly trustedProxies: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly mediaProvider: 'disk';
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
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return configOf(parsed.output);
}

function configOf(given: Settings): Config {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    dataFolder: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    publicOrigin: given.PUBLIC_ORIGIN,
    administrator: username && password ? { username, password } : undefined,
    trustedProxies: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    mediaProvider: given.MEDIA_PROVIDER,
  };
}

function halfAnAdministrator({
  ADMIN_USERNAME: username,
  ADMIN_PASSWORD: password,
}: Readonly<Record<string, string | undefined>>): string[] {
  if (Boolean(username) === Boolean(password)) return [];
  return ['ADMIN_USERNAME and ADMIN_PASSWORD go together: set both or neither.'];
}

function isOrigin(written: string): boolean {
  if (!URL.canParse(written)) return false;
  const { protocol, origin, href } = new URL(written);
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`;
}
