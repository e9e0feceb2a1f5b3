const count = String.raw`\d+(?:[.,]\d+)*`;

const units = [
  'oz|ounces?|onzas?|lbs?|pounds?|libras?|g|grams?|gramos?|kg|kilos?',
  `in(?! all| total)|inch(?:es)?|pulgadas?|ft|feet|cm|mm|m|x|×|by|["″”]`,
  'ml|l|lit(?:er|re)s?|litros?|cups?|tazas?|vasos?',
  'pieces?|pcs|piezas?|slices?|rebanadas?|hours?|hrs?|horas?|minutes?|minutos?|%',
].join('|');

const range = new RegExp(
  String.raw`(?<![\p{L}\d$.,])(${count})(?:\s*(?:–|—|-|to|a)\s*(${count}))?(\s*-?(?:${units})(?!\p{L}))?`,
  'giu',
);

/** NaN unless it's whole; with commas for thousands. */
const parseCount = (digits: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN;

/** People, from texts such as 'Serves 25–40' or '14 in board for 6 to 8'; undefined if unknown. */
export function parseServings(
  text: string | null | undefined,
): { readonly from: number; readonly to: number } | undefined {
  const servings = (text ?? '').replace(/^.*\b(?:serves|feeds|sirven?|rinden?)\b/is, '');
  const people = [...servings.matchAll(range)].find(([, , , unit]) => unit === undefined);
  if (!people) return undefined;
  const [, first = '', last = first] = people;
  const [from, to] = [parseCount(first), parseCount(last)];
  return from >= 1 && from <= to ? { from, to } : undefined;
}
