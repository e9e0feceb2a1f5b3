import { type EndpointName, type Endpoints, endpoints } from '#contract/index';

const scenarioNames = [
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
  'full-day',
  'large-order',
  'no-mail',
] as const;

type ResourceInPath<Path> = Path extends `/api/${infer Rest}`
  ? Rest extends `${infer Resource}/${string}`
    ? Resource
    : Rest
  : never;

/** First path segment after `/api/`, as in `products`. */
export type ApiResource = ResourceInPath<Endpoints[EndpointName]['path']>;

/**
 * Scenarios can be combined. 'signed-in' starts with a session. 'expired-session' does too, until the back office has
 * opened: the first admin call after `getSession` gets a 401 and ends the session.
 */
export type Scenario = (typeof scenarioNames)[number] | `server-error:${ApiResource}`;

export type Scenarios = ReadonlySet<Scenario>;

const apiResources = new Set(Object.values(endpoints).map(({ path }) => getApiResource(path)));

const allScenarios: readonly Scenario[] = [
  ...scenarioNames,
  ...[...apiResources].map((resource): Scenario => `server-error:${resource}`),
];

export function getApiResource<Path extends `/api/${string}`>(path: Path): ResourceInPath<Path>;
export function getApiResource(path: string): string {
  return path.split('/')[2] ?? '';
}

/**
 * Parses `?scenario=slow,long-texts`. Throws on an unknown name, so that a typo does not look like a healthy server.
 */
export function parseScenarios(search: string): Scenarios {
  const rawValues = new URLSearchParams(search).getAll('scenario');
  const requestedNames = rawValues.flatMap((list) => list.split(',')).map((name) => name.trim());
  return new Set(requestedNames.filter((name) => name !== '').map(toScenario));
}

function toScenario(name: string): Scenario {
  const scenario = allScenarios.find((candidate) => candidate === name);
  if (scenario) return scenario;
  throw new Error(
    `There is no scenario '${name}'. Available scenarios: ${allScenarios.join(', ')}.`,
  );
}
