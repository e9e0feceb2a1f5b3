import { describe, expect, test } from 'vitest';
import { buildQuantitiesQuery, type ProposalQuantities, parseQuantities } from './quantities-query';

const parse = (query: string): ProposalQuantities => parseQuantities(new URLSearchParams(query));

const quantities: ProposalQuantities = {
  value: [
    { productId: 7, optionKey: 'two-dozen', quantity: 3 },
    { productId: 12, optionKey: null, quantity: 0 },
  ],
  'one-kind': [{ productId: 4, optionKey: null, quantity: 12 }],
};

describe('quantities query', () => {
  test('has the changed lines of each proposal', () => {
    const query = buildQuantitiesQuery(quantities);
    expect(query).toBe('quantities=value_7.two-dozen.3_12..0&quantities=one-kind_4..12');
    expect(parse(query)).toEqual(quantities);
    expect(buildQuantitiesQuery({ value: [] })).toBe('');
  });

  test.each(['', 'quantities=', 'quantities=all_7..3', 'quantities=constructor_7..3'])(
    'counts "%s" as nothing changed',
    (query) => expect(parse(query)).toEqual({}),
  );

  test.each(['7', '7..', '7..100', '7..-1', '7..1.5', '7.LARGE.1', 'x..1', '1234567890..1', '<b>'])(
    'leaves out the invalid line "%s"',
    (line) => {
      const search = new URLSearchParams({ quantities: `value_${line}_8..2` });
      expect(parseQuantities(search)).toEqual({
        value: [{ productId: 8, optionKey: null, quantity: 2 }],
      });
    },
  );

  test('reads a limited number of lines', () => {
    expect(parse(`quantities=value${'_7..1'.repeat(500)}`).value).toHaveLength(20);
  });
});
