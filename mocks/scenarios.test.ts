import { describe, expect, test } from 'vitest';
import { getDataName } from './scenario-data';
import { scenariosIn, subjectOf } from './scenarios';

describe('the scenarios of an address', () => {
  test('are none when it names none', () => {
    expect([...scenariosIn('')]).toEqual([]);
    expect([...scenariosIn('?scenario=')]).toEqual([]);
  });

  test('combine with commas, beside the rest of the query', () => {
    const scenarios = scenariosIn('?category=boards&scenario=slow,%20long-texts');
    expect([...scenarios]).toEqual(['slow', 'long-texts']);
  });

  test('may name one subject of the API that fails', () => {
    expect([...scenariosIn('?scenario=server-error:products')]).toEqual(['server-error:products']);
  });

  test('are refused with the list of those that exist when a name is unknown', () => {
    expect(() => scenariosIn('?scenario=slow,sloow')).toThrow(/no scenario 'sloow'.*flaky/s);
    expect(() => scenariosIn('?scenario=server-error:weather')).toThrow(/server-error:media/);
  });
});

test('the subject of an endpoint is the first segment of its path', () => {
  expect(subjectOf('/api/products/:id/images')).toBe('products');
  expect(subjectOf('/api/featured-products')).toBe('featured-products');
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
