import { describe, expect, test } from 'vitest';
import { readSearch } from './read-search';

describe('readSearch', () => {
  test.each([
    ['for 12', 12],
    ['12 people', 12],
    ['para 12', 12],
    ['12 personas', 12],
    ['60 guests', 60],
    ['sixty guests', 60],
    ['para dos', 2],
    ['boxes for two', 2],
    ['a dozen', 12],
    ['dos docenas', 24],
    ['for 8-10 people', 10],
    ['entre 20 y 30 personas', 30],
    ['party of thirty-five', 35],
    ['treinta y cinco invitados', 35],
    ['somos veinte', 20],
    ['serves about 1,200', 1200],
    ['for up to 40', 40],
    ['15', 15],
  ])('"%s" is for %i people', (text, people) => {
    expect(readSearch(text)).toMatchObject({ people });
    expect(readSearch(text).maxPrice).toBeUndefined();
  });

  test.each([
    ['under $100', 100],
    ['less than 150', 150],
    ['menos de 100', 100],
    ['max 200', 200],
    ['$100', 100],
    ['$1,250.50', 1250.5],
    ['my budget is 300', 300],
    ['hasta 80 dólares', 80],
    ['100 or less', 100],
    ['cien dólares o menos', 100],
    ['for $50', 50],
  ])('"%s" costs at most %d dollars', (text, maxPrice) => {
    expect(readSearch(text)).toMatchObject({ maxPrice, words: [] });
    expect(readSearch(text).people).toBeUndefined();
  });

  test.each([
    ['between 50 and 100 dollars', { minPrice: 50, maxPrice: 100 }],
    ['entre $50 y $100', { minPrice: 50, maxPrice: 100 }],
    ['over $200', { minPrice: 200 }],
    ['más de 200 dólares', { minPrice: 200 }],
    ['for 12 under $200', { people: 12, maxPrice: 200 }],
    ['para 12 por menos de 200', { people: 12, maxPrice: 200 }],
    ['$20 per person', { maxPricePerPerson: 20 }],
    ['20 dólares por persona', { maxPricePerPerson: 20 }],
  ])('reads the numbers of "%s"', (text, numbers) => {
    const { people, minPrice, maxPrice, maxPricePerPerson, words } = readSearch(text);
    expect({ people, minPrice, maxPrice, maxPricePerPerson, words }).toEqual({
      people: undefined,
      minPrice: undefined,
      maxPrice: undefined,
      maxPricePerPerson: undefined,
      ...numbers,
      words: [],
    });
  });

  test.each(['one hundred', 'quince', 'in 2 days', '7 cheeses', 'los 3 quesos', 'uno'])(
    '"%s" counts neither people nor dollars',
    (text) => {
      expect(readSearch(text)).not.toHaveProperty('people');
      expect(readSearch(text)).not.toHaveProperty('maxPrice');
    },
  );

  test.each([
    ['cheese board for ten in Pasadena', ['cheese', 'board'], { people: 10, place: 'pasadena' }],
    ['tabla a Eagle Rock', ['tabla'], { place: 'eagle rock' }],
    ['picnic 91101', ['picnic'], { place: '91101' }],
    ['brunch this Saturday', ['brunch'], { hasDate: true }],
    ['boda el próximo sábado', ['boda'], { hasDate: true }],
    ['board for December 12', ['board'], { hasDate: true }],
    ['regalo para mañana', ['regalo'], { hasDate: true }],
    ['free delivery', [], { hasDate: false }],
    ['gift without deposit', ['gift'], { excludedWords: [] }],
  ])('"%s" keeps the words %j', (text, words, expected) => {
    const reading = readSearch(text);
    expect(reading).toMatchObject(expected);
    expect(reading.words.filter((word) => !['a', 'for', 'para'].includes(word))).toEqual(words);
  });

  test('keeps exclusions apart from numbers', () => {
    const { excludedSubstances, people, words } = readSearch('sin nueces para 12 personas boda');
    expect(excludedSubstances.map(({ name }) => name.en)).toEqual(['nuts']);
    expect({ people, words }).toEqual({ people: 12, words: ['boda'] });
  });
});
