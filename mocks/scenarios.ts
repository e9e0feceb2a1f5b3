import { type EndpointName, type Endpoints, endpoints } from '#contract/index';

const names = [
  'empty',
  'one-product',
  'large-catalogue',
  'slow',
  'offline',
  'flaky',
  'server-error',
  'expired-session',
  'quota',
  'out-of-stock',
  'long-texts',
  'missing-images',
  'signed-in',
] as const;

type SubjectIn<Path> = Path extends `/api/${infer Rest}`
  ? Rest extends `${infer Subject}/${string}`
    ? Subject
    : Rest
  : never;

/** First path segment after `/api/`, as in `products`. */
export type Subject = SubjectIn<Endpoints[EndpointName]['path']>;

/**
 * Scenarios can be combined. 'signed-in' starts with a session. 'expired-session' does too, until the back office has
 * opened: the first admin call after `getSession` gets a 401 and ends the session.
 */
export type Scenario = (typeof names)[number] | `server-error:${Subject}`;

export type Scenarios = ReadonlySet<Scenario>;

const subjects = new Set(Object.values(endpoints).map(({ path }) => getApiResource(path)));

const known: readonly Scenario[] = [
  ...names,
  ...[...subjects].map((subject): Scenario => `server-error:${subject}`),
];

export function getApiResource<Path extends `/api/${string}`>(path: Path): SubjectIn<Path>;
export function getApiResource(path: string): string {
  return path.split('/')[2] ?? '';
}

/**
 * Parses `?scenario=slow,long-texts`. Throws on an unknown name, so that a typo does not look like a healthy server.
 */
export function parseScenarios(search: string): Scenarios {
  const written = new URLSearchParams(search).getAll('scenario');
  const wanted = written.flatMap((list) => list.split(',')).map((name) => name.trim());
  return new Set(wanted.filter((name) => name !== '').map(scenarioNamed));
}

function scenarioNamed(name: string): Scenario {
  const scenario = known.find((candidate) => candidate === name);
  if (scenario) return scenario;
  throw new Error(`There is no scenario '${name}'. Available scenarios: ${known.join(', ')}.`);
}
