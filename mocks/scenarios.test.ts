import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/index';
import { getApiResource, needsReload, parseScenarioList } from './scenarios';

describe('parseScenarioList', () => {
  test('returns no scenarios for an empty list', () => {
    expect([...parseScenarioList('')]).toEqual([]);
  });

  test('parses scenarios separated by commas', () => {
    expect([...parseScenarioList('slow, long-texts,')]).toEqual(['slow', 'long-texts']);
  });

  test('parses server-error with one API resource or one endpoint of the contract', () => {
    expect([...parseScenarioList('server-error:products,server-error:sendOrderRequest')]).toEqual([
      'server-error:products',
      'server-error:sendOrderRequest',
    ]);
  });

  test('throws on an unknown scenario and lists the available ones', () => {
    expect(() => parseScenarioList('slow,sloow')).toThrow(/no scenario 'sloow'.*flaky/s);
    expect(() => parseScenarioList('server-error:weather')).toThrow(/server-error:media/);
  });

  test.each([
    ['empty,slow,one-product', 'empty and one-product'],
    ['large-catalogue,one-product', 'one-product and large-catalogue'],
    ['unauthorized-midway,expired-session', 'expired-session and unauthorized-midway'],
  ])('throws on %s, which exclude each other', (list, names) => {
    expect(() => parseScenarioList(list)).toThrow(`${names} exclude each other`);
  });
});

test('getApiResource returns the first segment of the endpoint path', () => {
  expect(getApiResource('/api/products/:id/images')).toBe('products');
  expect(getApiResource('/api/featured-products')).toBe('featured-products');
});

test('no API resource has the name of an endpoint, so server-error:… is never ambiguous', () => {
  const resources = Object.values(endpoints).map(({ path }) => getApiResource(path));
  expect(resources.filter((resource) => resource in endpoints)).toEqual([]);
});

test.each([
  ['empty', true],
  ['no-mail', true],
  ['unauthorized-midway', true],
  ['offline', false],
  ['quota', false],
  ['server-error:listProducts', false],
] as const)('needsReload: %s %s', (scenario, expected) => {
  expect(needsReload(scenario)).toBe(expected);
});
