import * as v from 'valibot';
import { isIsoDate, toShopDate, toShopInstant } from '#contract/core/dates';
import {
  areExclusive,
  getScenarioGroup,
  needsReload,
  parseScenarioList,
  type Scenario,
  type ScenarioGroup,
  type Scenarios,
} from './scenarios';

/** How the shop without a server behaves; the URL of a page has all of it. */
export interface MockSettings {
  readonly scenarios: Scenarios;
  /** Minimum duration of every response. */
  readonly latencyMs: number;
  /** Share of the API requests that fail, from 0 to 100. */
  readonly failurePercent: number;
  /** When the clock starts, in the shop's time zone: 'YYYY-MM-DDTHH:MM'. Undefined for real time. */
  readonly now: string | undefined;
}

export const defaultSettings: MockSettings = {
  scenarios: new Set(),
  latencyMs: 0,
  failurePercent: 0,
  now: undefined,
};

/** More would look like a request without a response. */
const maxLatencyMs = 60_000;

const paramNames = ['scenario', 'latency', 'failures', 'now'] as const;

type ParamName = (typeof paramNames)[number];

const createNumberSchema = (name: ParamName, unit: string, max: number) => {
  const message = `${name} has to be a whole number of ${unit} from 0 to ${max}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.maxValue(max, message),
  );
};

/** A local time in the shop's time zone, checked with the calendar. */
function isShopTime(text: string): boolean {
  const [day = '', time = ''] = text.split('T');
  return isIsoDate(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

const settingsSchema = v.pipe(
  v.object({
    scenario: v.optional(v.pipe(v.string(), v.transform(parseScenarioList)), ''),
    latency: v.optional(createNumberSchema('latency', 'milliseconds', maxLatencyMs), '0'),
    failures: v.optional(createNumberSchema('failures', 'percent', 100), '0'),
    now: v.optional(
      v.pipe(
        v.string(),
        v.check(isShopTime, "now has to be a time in the shop's time zone, as 2026-11-26T18:59."),
      ),
    ),
  }),
  v.transform(
    ({ scenario, latency, failures, now }): MockSettings => ({
      scenarios: scenario,
      latencyMs: latency,
      failurePercent: failures,
      now,
    }),
  ),
);

/**
 * Parses `?scenario=slow,long-texts&latency=800&failures=20&now=2026-11-26T18:59`; other parameters are the page's.
 * Throws on an unknown scenario or a value out of range, so that a typo does not look like a healthy server.
 */
export function parseSettings(search: string): MockSettings {
  const params = new URLSearchParams(search);
  const values = paramNames
    .filter((name) => params.has(name))
    .map((name) => [name, params.getAll(name).join(',')]);
  const result = v.safeParse(settingsSchema, Object.fromEntries(values));
  if (result.success) return result.output;
  throw new Error(result.issues.map(({ message }) => message).join(' '));
}

/** Readable, since commas and colons need no escaping in a query. */
function formatSettings(settings: MockSettings): string[] {
  const { scenarios, latencyMs, failurePercent, now } = settings;
  return [
    ...(scenarios.size > 0 ? [`scenario=${[...scenarios].join(',')}`] : []),
    ...(latencyMs > 0 ? [`latency=${latencyMs}`] : []),
    ...(failurePercent > 0 ? [`failures=${failurePercent}`] : []),
    ...(now === undefined ? [] : [`now=${now}`]),
  ];
}

/** Replaces the settings in a query such as `?tab=orders`; the page's own parameters stay as they are written. */
export function writeSettings(search: string, settings: MockSettings): string {
  const ownParams = removeParams(search, paramNames);
  const params = [...formatSettings(settings), ...ownParams];
  return params.length === 0 ? '' : `?${params.join('&')}`;
}

/** Returns the other parameters of a query, as they are written. */
export function removeParams(search: string, names: readonly string[]): string[] {
  const params = search.replace(/^\?/, '').split('&');
  return params.filter((param) => param !== '' && !names.includes(param.split('=')[0] ?? ''));
}

/** Turns a scenario on, in place of those that it excludes, or off. */
export function withScenario(
  settings: MockSettings,
  scenario: Scenario,
  isOn: boolean,
): MockSettings {
  const others = [...settings.scenarios].filter(
    (name) => name !== scenario && !(isOn && areExclusive(name, scenario)),
  );
  return { ...settings, scenarios: new Set(isOn ? [...others, scenario] : others) };
}

const listReloading = ({ scenarios }: MockSettings): Scenario[] =>
  [...scenarios].filter(needsReload).toSorted();

export const withoutGroup = (settings: MockSettings, group: ScenarioGroup): MockSettings => ({
  ...settings,
  scenarios: new Set([...settings.scenarios].filter((name) => getScenarioGroup(name) !== group)),
});

/** The settings that take effect with the next load from `loaded`, and those that take effect at once from `live`. */
export const mergeSettings = (loaded: MockSettings, live: MockSettings): MockSettings => ({
  ...live,
  scenarios: new Set([
    ...[...loaded.scenarios].filter(needsReload),
    ...[...live.scenarios].filter((scenario) => !needsReload(scenario)),
  ]),
  now: loaded.now,
});

export const isDefault = (settings: MockSettings): boolean => formatSettings(settings).length === 0;

/** Whether a page with the settings `before` has to be loaded again for `after`. */
export const isReloadNeeded = (before: MockSettings, after: MockSettings): boolean =>
  before.now !== after.now || listReloading(before).join() !== listReloading(after).join();

export function getStartInstant({ now }: MockSettings): Date | undefined {
  if (now === undefined) return undefined;
  const [day = '', time = ''] = now.split('T');
  return toShopInstant(day, time);
}

/** The day of the sample data, if it is not today: 'YYYY-MM-DD'. */
export function getDataDay(settings: MockSettings): string | undefined {
  const instant = getStartInstant(settings);
  return instant && toShopDate(instant);
}
