import { type EndpointName, type Endpoints, endpoints } from '#contract/index';

const scenarioGroups = ['products', 'data', 'session', 'network', 'errors'] as const;

export type ScenarioGroup = (typeof scenarioGroups)[number];

interface ScenarioDescription {
  readonly group: ScenarioGroup;
  /** One sentence: what the shop shows in it. */
  readonly shows: string;
}

/** Everything that a scenario needs to be in the panel and in docs/mocks.md, in their order. */
export const scenarioDescriptions = {
  empty: { group: 'products', shows: 'No products, and nothing in the inbox.' },
  'one-product': { group: 'products', shows: 'A single product, the first of the demo data.' },
  'large-catalogue': {
    group: 'products',
    shows: '5,000 more products and 5,000 more submissions of each kind (500 inquiries).',
  },
  'out-of-stock': { group: 'data', shows: 'Every product is sold out.' },
  'long-texts': { group: 'data', shows: 'Very long names and descriptions, in both languages.' },
  'missing-images': { group: 'data', shows: 'The files of all demo images are missing.' },
  'full-day': {
    group: 'data',
    shows: 'The three earliest days have no room for another order.',
  },
  'large-order': {
    group: 'data',
    shows: 'A party for 65 whose deposit is due, and ten gift boxes for ten addresses.',
  },
  'no-mail': { group: 'data', shows: 'The shop has no mail account and promises no e-mails.' },
  'signed-in': { group: 'session', shows: 'Starts with a session in the back office.' },
  'expired-session': {
    group: 'session',
    shows: 'Starts with a session that ends at the first call after the back office has opened.',
  },
  'unauthorized-midway': {
    group: 'session',
    shows: 'Starts with a session that ends at the first change: it gets a 401, reading works.',
  },
  slow: { group: 'network', shows: 'Every response takes at least two seconds.' },
  offline: {
    group: 'network',
    shows: 'No request gets through until the browser reports that it is online again.',
  },
  flaky: {
    group: 'network',
    shows: 'Every third GET gets a 503; POST requests are cut off before or after they arrive.',
  },
  'server-error': { group: 'errors', shows: 'Every endpoint answers 500.' },
  quota: { group: 'errors', shows: 'Forms get a 429: too many submissions.' },
} as const satisfies Readonly<Record<string, ScenarioDescription>>;

export type ScenarioName = keyof typeof scenarioDescriptions;

export const scenarioNames = Object.keys(scenarioDescriptions) as readonly ScenarioName[];

type ResourceInPath<Path> = Path extends `/api/${infer Rest}`
  ? Rest extends `${infer Resource}/${string}`
    ? Resource
    : Rest
  : never;

/** First path segment after `/api/`, as in `products`. */
type ApiResource = ResourceInPath<Endpoints[EndpointName]['path']>;

/** One endpoint of the contract, as in `sendOrderRequest`, or all with the same resource. */
type FailingTarget = EndpointName | ApiResource;

/** `recorded:NAME` is the recording in mocks/recorded/NAME.json. */
export type RecordedScenario = `recorded:${string}`;

export type Scenario = ScenarioName | `server-error:${FailingTarget}` | RecordedScenario;

export type Scenarios = ReadonlySet<Scenario>;

/** The scenarios of a list exclude each other. */
const alternatives: readonly (readonly Scenario[])[] = [
  ['empty', 'one-product', 'large-catalogue'],
  ['expired-session', 'unauthorized-midway'],
];

export function areExclusive(one: Scenario, other: Scenario): boolean {
  if (one === other) return false;
  if (isRecorded(one)) return isRecorded(other);
  return alternatives.some((names) => names.includes(one) && names.includes(other));
}

/** Applied to each request; all others are applied when the page loads. */
const liveGroups: readonly ScenarioGroup[] = ['network', 'errors'];

export function getApiResource<Path extends `/api/${string}`>(path: Path): ResourceInPath<Path>;
export function getApiResource(path: string): string {
  return path.split('/')[2] ?? '';
}

const endpointNames = Object.keys(endpoints) as readonly EndpointName[];

const apiResources = new Set(Object.values(endpoints).map(({ path }) => getApiResource(path)));

/** Resources first. */
export const failingTargets: readonly FailingTarget[] = [...apiResources, ...endpointNames];

const failingPrefix = 'server-error:';

const recordedPrefix = 'recorded:';

export const isRecordingName = (name: string): boolean => /^[\w-]+$/.test(name);

export const isRecorded = (name: string): name is RecordedScenario =>
  name.startsWith(recordedPrefix) && isRecordingName(name.slice(recordedPrefix.length));

/** Undefined if the shop is not a recorded one; the last one wins. */
export const getRecordingName = (scenarios: Scenarios): string | undefined =>
  [...scenarios].findLast(isRecorded)?.slice(recordedPrefix.length);

const allScenarios: readonly Scenario[] = [
  ...scenarioNames,
  ...failingTargets.map((target): Scenario => `server-error:${target}`),
];

/** Parses `slow,long-texts`. Throws on an unknown name and on scenarios that exclude each other. */
export function parseScenarioList(list: string): Scenarios {
  const requestedNames = list.split(',').map((name) => name.trim());
  const scenarios = new Set(requestedNames.filter((name) => name !== '').map(toScenario));
  for (const names of alternatives) rejectSeveral(names.filter((name) => scenarios.has(name)));
  return scenarios;
}

function toScenario(name: string): Scenario {
  const scenario = allScenarios.find((candidate) => candidate === name);
  if (scenario) return scenario;
  if (isRecorded(name)) return name;
  const available = name.startsWith(failingPrefix)
    ? failingTargets.map((target) => failingPrefix + target)
    : [...scenarioNames, `${failingPrefix}<endpoint>`, `${recordedPrefix}<name>`];
  throw new Error(`There is no scenario '${name}'. Available scenarios: ${available.join(', ')}.`);
}

function rejectSeveral(names: readonly Scenario[]): void {
  if (names.length < 2) return;
  throw new Error(`The scenarios ${names.join(' and ')} exclude each other. Choose one.`);
}

export function getScenarioGroup(scenario: Scenario): ScenarioGroup {
  if (scenario.startsWith(failingPrefix)) return 'errors';
  if (isRecorded(scenario)) return 'data';
  return scenarioDescriptions[scenario as ScenarioName].group;
}

/** Whether a page has to be loaded again for this scenario. */
export const needsReload = (scenario: Scenario): boolean =>
  !liveGroups.includes(getScenarioGroup(scenario));
