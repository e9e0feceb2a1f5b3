import { describe, expect, test } from 'vitest';
import type { Scenario } from './scenarios';
import {
  defaultSettings,
  getDataDay,
  getStartInstant,
  isReloadNeeded,
  type MockSettings,
  mergeSettings,
  parseSettings,
  withScenario,
  writeSettings,
} from './settings';

const create = (
  scenarios: readonly Scenario[],
  others: Partial<MockSettings> = {},
): MockSettings => ({ ...defaultSettings, ...others, scenarios: new Set(scenarios) });

const settings = create(['slow', 'server-error:listProducts'], {
  latencyMs: 800,
  failurePercent: 20,
  now: '2026-11-26T18:59',
});

const search =
  '?scenario=slow,server-error:listProducts&latency=800&failures=20&now=2026-11-26T18:59';

describe('parseSettings', () => {
  test('returns the defaults for a query without settings', () => {
    expect(parseSettings('')).toEqual(defaultSettings);
    expect(parseSettings('?scenario=&category=boards&q=figs')).toEqual(defaultSettings);
  });

  test('parses scenarios, latency, failures and now, escaped or not, and ignores other parameters', () => {
    expect(parseSettings(search)).toEqual(settings);
    expect(parseSettings(`?q=figs&${new URLSearchParams(search)}`)).toEqual(settings);
    expect(parseSettings('?scenario=slow&tab=orders&scenario=long-texts')).toEqual(
      create(['slow', 'long-texts']),
    );
  });

  test.each([
    ['?scenario=sloow', "There is no scenario 'sloow'"],
    ['?scenario=empty&scenario=one-product', 'exclude each other'],
    ['?latency=fast', 'latency has to be a whole number of milliseconds from 0 to 60000.'],
    ['?latency=60001', 'latency has to be a whole number'],
    ['?latency=-1', 'latency has to be a whole number'],
    ['?failures=120', 'failures has to be a whole number of percent from 0 to 100.'],
    ['?failures=1.5', 'failures has to be a whole number'],
    ['?now=Thursday', 'now has to be a time'],
    ['?now=2026-02-30T10:00', 'now has to be a time'],
    ['?now=2026-11-26T24:00', 'now has to be a time'],
    ['?latency=x&failures=y', /latency has to be.* failures has to be/],
  ])('throws on %s', (query, message) => {
    expect(() => parseSettings(query)).toThrow(message);
  });
});

describe('writeSettings', () => {
  test('writes settings that parseSettings reads, without escaping commas and colons', () => {
    expect(writeSettings('', settings)).toBe(search);
    expect(parseSettings(writeSettings('', settings))).toEqual(settings);
  });

  test("replaces earlier settings and leaves the page's own parameters as they are written", () => {
    expect(writeSettings('?q=a%20b+c&scenario=empty&latency=5&open', create(['slow']))).toBe(
      '?scenario=slow&q=a%20b+c&open',
    );
  });

  test('returns an empty query without settings and parameters', () => {
    expect(writeSettings('?scenario=empty&now=2026-11-26T18:59', defaultSettings)).toBe('');
  });
});

test('withScenario turns a scenario on in place of those that it excludes, and off', () => {
  const before = create(['slow', 'empty']);
  expect(withScenario(before, 'one-product', true)).toEqual(create(['slow', 'one-product']));
  expect(withScenario(before, 'slow', true)).toEqual(create(['empty', 'slow']));
  expect(withScenario(before, 'empty', false)).toEqual(create(['slow']));
});

test('mergeSettings takes data, session and clock from one, and network conditions from the other', () => {
  const loaded = create(['empty', 'slow'], { now: '2026-11-26T18:59', latencyMs: 5 });
  const live = create(['signed-in', 'offline'], { latencyMs: 800, failurePercent: 20 });
  expect(mergeSettings(loaded, live)).toEqual(
    create(['empty', 'offline'], { now: '2026-11-26T18:59', latencyMs: 800, failurePercent: 20 }),
  );
});

describe('isReloadNeeded', () => {
  test('is false when only network conditions differ', () => {
    const after = create(['empty', 'offline', 'server-error:products'], { latencyMs: 900 });
    expect(isReloadNeeded(create(['slow', 'empty']), after)).toBe(false);
  });

  test('is true when the data, the session or the clock differ', () => {
    expect(isReloadNeeded(defaultSettings, create(['empty']))).toBe(true);
    expect(isReloadNeeded(create(['signed-in']), defaultSettings)).toBe(true);
    expect(isReloadNeeded(defaultSettings, create([], { now: '2026-11-26T18:59' }))).toBe(true);
  });
});

test("the clock starts at the given time in the shop's time zone, in winter and in summer", () => {
  expect(getStartInstant(settings)).toEqual(new Date('2026-11-27T02:59:00Z'));
  expect(getStartInstant(create([], { now: '2026-07-01T00:30' }))).toEqual(
    new Date('2026-07-01T07:30:00Z'),
  );
  expect(getStartInstant(defaultSettings)).toBeUndefined();
  expect(getDataDay(settings)).toBe('2026-11-26');
  expect(getDataDay(defaultSettings)).toBeUndefined();
});
