const englishUnits =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Without accents. */
const spanishUnits =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const spanishTens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

const combineTens = (
  tens: readonly string[],
  units: readonly string[],
  firstTen: number,
  joiner: string,
): [string, number][] =>
  tens.flatMap((ten, index): [string, number][] => {
    const value = (firstTen + index) * 10;
    return [
      [ten, value],
      ...units
        .slice(0, 9)
        .map((unit, unitIndex): [string, number] => [
          `${ten}${joiner}${unit}`,
          value + unitIndex + 1,
        ]),
    ];
  });

const count = (words: readonly string[]): [string, number][] =>
  words.map((word, index) => [word, index + 1]);

/** English and Spanish, without accents. */
const numbersByPhrase = new Map<string, number>([
  ...count(englishUnits),
  ...combineTens(englishTens, englishUnits, 2, ' '),
  ...combineTens(englishTens, englishUnits, 2, '-'),
  ...count(spanishUnits),
  ...combineTens(spanishTens, spanishUnits, 3, ' y '),
  ['hundred', 100],
  ['a hundred', 100],
  ['one hundred', 100],
  ['cien', 100],
  ['ciento', 100],
  ['hundred fifty', 150],
  ['one hundred fifty', 150],
  ['one hundred and fifty', 150],
  ['ciento cincuenta', 150],
  ['two hundred', 200],
  ['doscientos', 200],
  ['doscientas', 200],
  ['three hundred', 300],
  ['trescientos', 300],
  ['trescientas', 300],
  ['dozen', 12],
  ['a dozen', 12],
  ['one dozen', 12],
  ['two dozen', 24],
  ['half a dozen', 6],
  ['half dozen', 6],
  ['docena', 12],
  ['una docena', 12],
  ['dos docenas', 24],
  ['media docena', 6],
  ['a couple', 2],
  ['couple', 2],
  ['una pareja', 2],
  ['pareja', 2],
  ['un par', 2],
]);

/** Longest first, for a regular expression. */
export const numberPhrases: readonly string[] = [...numbersByPhrase.keys()].sort(
  (a, b) => b.length - a.length,
);

/** Digits may have a comma for thousands. Undefined if it is no number. */
export function parseNumber(text: string): number | undefined {
  const digits = text.replace(/,(?=\d{3})/g, '');
  if (/^\d+(?:\.\d+)?$/.test(digits)) return Number(digits);
  return numbersByPhrase.get(text.replace(/\s+/g, ' '));
}
