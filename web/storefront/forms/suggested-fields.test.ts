import { describe, expect, test } from 'vitest';
import { applySuggestions, type FieldValuesByName } from './suggested-fields';

const defaults = { fulfilment: 'delivery' };
const pickup = { fulfilment: 'pickup', area: '', street: '' };

const apply = (
  groups: readonly FieldValuesByName[],
  values: FieldValuesByName,
  applied: FieldValuesByName = {},
) => applySuggestions(groups, { applied, defaults, getValue: (field) => values[field] });

describe('applySuggestions', () => {
  test('fills empty fields, and those with their default value', () => {
    expect(
      apply([{ guests: '12' }, pickup], { guests: '', fulfilment: 'delivery' }).filled,
    ).toEqual({ guests: '12', ...pickup });
    expect(apply([{ allergies: ['milk'] }], { allergies: [] }).filled).toEqual({
      allergies: ['milk'],
    });
  });

  test('leaves what was typed', () => {
    expect(apply([{ guests: '12' }], { guests: '20' }).filled).toEqual({});
  });

  test('fills no field of a group in which one was typed', () => {
    expect(apply([pickup], { fulfilment: 'delivery', street: 'York Blvd 1' }).filled).toEqual({});
  });

  test('follows the suggestion until the field is changed, even if it is emptied', () => {
    const { applied } = apply([{ guests: '12' }], {});
    expect(apply([{ guests: '14' }], { guests: '12' }, applied).filled).toEqual({ guests: '14' });
    expect(apply([{ guests: '14' }], { guests: '' }, applied).filled).toEqual({});
    expect(apply([{ guests: '14' }], { guests: '20' }, applied).applied).toEqual({ guests: '12' });
  });

  test('empties a field that nothing suggests any more, unless it was changed', () => {
    const { applied } = apply([{ guests: '12', eventDate: '2026-11-28' }], {});
    const values = { guests: '12', eventDate: '2026-12-05' };
    expect(apply([], values, applied)).toEqual({ applied: {}, filled: {}, removed: ['guests'] });
  });
});
