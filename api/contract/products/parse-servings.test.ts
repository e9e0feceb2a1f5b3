import { describe, expect, test } from 'vitest';
import { parseServings } from './parse-servings';

describe('parseServings', () => {
  test.each([
    ['Serves 25–40', 25, 40],
    ['Small: serves 2–4', 2, 4],
    ['Serves 2', 2, 2],
    ['8-10 people', 8, 10],
    ['8 to 10 people', 8, 10],
    ['8 – 10', 8, 10],
    ['30+', 30, 30],
    ['Board of 14 in: Serves 6—8', 6, 8],
    ['12 in board, serves 4–6', 4, 6],
    ['14-inch board for 6–8', 6, 8],
    ['10 x 14", serves 8', 8, 8],
    ['2 lb, 12 guests', 12, 12],
    ['Serves 1,000', 1000, 1000],
    ['1,000–1,200 people', 1000, 1200],
    ['Mediana: 5 a 8 personas', 5, 8],
    ['Tabla de 30 cm, rinde para 4', 4, 4],
    ['Serves 12 in all', 12, 12],
  ])('reads “%s” as %d to %d people', (text, from, to) => {
    expect(parseServings(text)).toEqual({ from, to });
  });

  test.each([
    null,
    undefined,
    '',
    'Twelve cups, one a guest',
    'Plenty',
    '8 oz',
    '8–10 oz',
    '8oz',
    '250 g',
    '1.5 lb',
    'Serves 8 oz',
    '24 pieces',
    'Doce onzas: 12 onzas',
    '$12 each',
    '8 to 5',
    'Serves 0',
    'Serves 2.5',
  ])('is undefined for %j', (text) => {
    expect(parseServings(text)).toBeUndefined();
  });
});
