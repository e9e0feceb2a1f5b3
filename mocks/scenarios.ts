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

/** The part of the API an endpoint belongs to: the first segment of its path, as in `products`. */
export type Subject = SubjectIn<Endpoints[EndpointName]['path']>;

/**
 * A way the mocked shop can be; several may hold at once. With 'signed-in' an administrator is signed in from the
 * start. So it is with 'expired-session', until the back office has been opened: the first call after `getSession`
 * that is for administrators is answered 401 and ends the session, and signing in makes everything well.
 */
export type Scenario = (typeof names)[number] | `server-error:${Subject}`;

/** The scenarios that hold in one run of the mocks. */
export type Scenarios = ReadonlySet<Scenario>;

const subjects = new Set(Object.values(endpoints).map(({ path }) => subjectOf(path)));

const known: readonly Scenario[] = [
  ...names,
  ...[...subjects].map((subject): Scenario => `server-error:${subject}`),
];

/** The subject of an endpoint's path. */
export function subjectOf<Path extends `/api/${string}`>(path: Path): SubjectIn<Path>;
export function subjectOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/**
 * The scenarios named in an address's query, as in `?scenario=slow,long-texts`.
 * An unknown name throws, so that a misspelt scenario is never taken for a healthy shop.
 */
export function scenariosIn(search: string): Scenarios {
  const written = new URLSearchParams(search).getAll('scenario');
  const wanted = written.flatMap((list) => list.split(',')).map((name) => name.trim());
  return new Set(wanted.filter((name) => name !== '').map(scenarioNamed));
}

function scenarioNamed(name: string): Scenario {
  const scenario = known.find((candidate) => candidate === name);
  if (scenario) return scenario;
  throw new Error(`There is no scenario '${name}'. There are: ${known.join(', ')}.`);
}
