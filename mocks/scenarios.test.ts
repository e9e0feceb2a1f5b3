import { describe, expect, test } from 'vitest';
import { getDataName } from './scenario-data';
import { getApiResource, parseScenarios } from './scenarios';

describe('parseScenarios', () => {
  test('returns no scenarios for an empty query', () => {
    expect([...parseScenarios('')]).toEqual([]);
    expect([...parseScenarios('?scenario=')]).toEqual([]);
  });

  test('parses scenarios separated by commas and ignores other parameters', () => {
    const scenarios = parseScenarios('?category=boards&scenario=slow,%20long-texts');
    expect([...scenarios]).toEqual(['slow', 'long-texts']);
  });

  test('parses server-error with one API resource', () => {
    expect([...parseScenarios('?scenario=server-error:products')]).toEqual([
      'server-error:products',
    ]);
  });

  test('throws on an unknown scenario and lists the available ones', () => {
    expect(() => parseScenarios('?scenario=slow,sloow')).toThrow(/no scenario 'sloow'.*flaky/s);
    expect(() => parseScenarios('?scenario=server-error:weather')).toThrow(/server-error:media/);
  });
});

test('getApiResource returns the first segment of the endpoint path', () => {
  expect(getApiResource('/api/products/:id/images')).toBe('products');
  expect(getApiResource('/api/featured-products')).toBe('featured-products');
});

describe('getDataName', () => {
  test('is the same for scenarios with the same data, in any order', () => {
    expect(getDataName(new Set())).toBe('demo');
    expect(getDataName(new Set(['slow', 'signed-in', 'server-error:products']))).toBe('demo');
    expect(getDataName(new Set(['out-of-stock', 'flaky', 'one-product']))).toBe(
      getDataName(new Set(['one-product', 'out-of-stock'])),
    );
    expect(getDataName(new Set(['empty']))).not.toBe(getDataName(new Set(['long-texts'])));
  });
});
