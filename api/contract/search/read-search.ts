import { contactDeliveryPlaces, deliveryAreas } from '../business';
import { normalizeForSearch } from '../core/text';
import type { Diet } from '../products/diets';
import { numberPhrases, parseNumber } from './number-words';
import { parseExclusions, serviceNouns } from './parse-exclusions';
import type { Substance } from './substances';
import { normalizeWords } from './word-match';

export interface SearchReading {
  /** Words that must match. */
  readonly words: readonly string[];
  /** Words that rank products whose names have them first: number words, places and days. */
  readonly preferredWords: readonly string[];
  readonly excludedSubstances: readonly Substance[];
  readonly excludedWords: readonly string[];
  readonly diets: readonly Diet[];
  /** People to serve; of a range, the most. */
  readonly people?: number;
  /** US dollars, inclusive. */
  readonly maxPrice?: number;
  readonly minPrice?: number;
  readonly maxPricePerPerson?: number;
  /** In lower case without accents, or a ZIP code. */
  readonly place?: string;
  readonly hasDate: boolean;
}

const number = `(?:(?:\\d{1,3}(?:,\\d{3})+|\\d{1,5})(?:\\.\\d{1,2})?|${numberPhrases.join('|')})(?![\\p{L}\\p{N}])`;
const start = '(?<![\\p{L}\\p{N}$.])';
const end = '(?![\\p{L}\\p{N}])';
const peopleNoun =
  '(?:people|persons?|guests?|ppl|pax|heads|adults?|attendees|mouths|of us|personas?|invitad[oa]s?|comensales|adultos?|bocas|asistentes)';
const currency = '(?:dollars?|bucks|usd|dlls|dolares)';
const rangeJoiner = '\\s*(?:-|–|—|to|or|and|a|o|y)\\s*';
const approximately =
  '(?:about|around|approx(?:imately)?|roughly|some|only|just|up to|at least|at most|maximum|max|over|more than|less than|fewer than|between|unas|unos|como|aproximadamente|aprox|casi|solo|hasta|maximo|mas de|menos de|entre|alrededor de|cerca de)';
const perPerson =
  '(?:per person|per head|per guest|a head|a person|each|por persona|por cabeza|cada uno|cada quien)';
/** A number before these words counts neither people nor dollars. */
const otherUnits =
  '(?:days?|hours?|hrs?|minutes?|weeks?|months?|years?|dias?|horas?|minutos?|semanas?|mes(?:es)?|anos?|am|pm|oz|ounces|lbs?|pounds|inch(?:es)?|onzas|libras|pulgadas|kinds|types|tipos|cheeses|quesos|%)';

const amount = `\\$?\\s?(${number})`;
const notPeople = `(?!\\s*${peopleNoun})(?!\\s*${otherUnits}${end})`;

const pattern = (source: string): RegExp => new RegExp(source, 'gu');

const pricePerPersonPattern = pattern(
  `${start}(?:(?:under|below|less than|up to|max(?:imum)?(?: of)?|about|around|menos de|hasta|maximo(?: de)?|como)\\s+)?${amount}\\s*${currency}?\\s*${perPerson}${end}`,
);
const priceRangePattern = pattern(
  `${start}(?:between|entre|from|de|desde)?\\s*(?:\\$\\s?(${number})${rangeJoiner}\\$?\\s?(${number})(?:\\s*${currency}${end})?|(${number})${rangeJoiner}\\$?\\s?(${number})\\s*${currency}${end}|(?<=(?:between|entre)\\s+)(${number})${rangeJoiner}(${number})${notPeople})`,
);
const maxPricePattern = pattern(
  `${start}(?:(?:for|por|con|with|de)\\s+)?(?:under|below|less than|lower than|cheaper than|up to|no more than|not more than|not over|at most|max(?:imum)?(?: of)?|within|(?:a |my |our )?budget(?: of| is)?|menos de|por menos de|por debajo de|debajo de|hasta|maximo(?: de)?|no mas de|a lo mas|cuando mucho|(?:mi |un )?presupuesto(?: de| es)?)\\s+(?:of |de )?${amount}(?:\\s*${currency}${end})?${notPeople}`,
);
const minPricePattern = pattern(
  `${start}(?:over|above|more than|at least|mas de|minimo(?: de)?|por lo menos|desde|a partir de)\\s+(?:\\$\\s?(${number})|(${number})\\s*${currency}${end}|(${number})${notPeople})`,
);
const orLessPattern = pattern(
  `${start}${amount}\\s*(?:${currency}\\s*)?(?:or less|or under|max(?:imum)?|o menos|maximo|cuando mucho)${end}`,
);
const plainPricePattern = pattern(
  `(?:(?<![\\p{L}\\p{N}])(?:for|about|around|por|de|como|unos)\\s+)?(?:\\$\\s?(${number})(?:\\s*${currency}${end})?|${start}(${number})\\s*${currency}${end})`,
);

const peopleBefore =
  '(?:for|para|serves?|serving|feeds?|feed|feeding|sirve(?:n)?|alcanza para|alcance para|rinde(?: para)?|we are|were|we will be|well be|somos|seremos|vamos a ser|party of|group of|grupo de|reunion de|table of)';
const peoplePatterns = [
  pattern(
    `${start}(?:${peopleBefore}\\s+)?(?:(?:a|an|un|una)\\s+(?:party|group|grupo)\\s+(?:of|de)\\s+)?(?:${approximately}\\s+)*(${number})(?:${rangeJoiner}(${number}))?\\s*\\+?\\s*${peopleNoun}${end}`,
  ),
  pattern(
    `${start}${peopleBefore}\\s+(?:${approximately}\\s+)*(?:my |our |mis |nuestros )?(${number})(?:${rangeJoiner}(${number}))?\\+?(?!\\s*(?:${currency}|${otherUnits})${end})(?!\\s*[$/])`,
  ),
  pattern(`${start}((?:(?:a|one|two|half a|una|dos|media)\\s)?(?:dozen|docenas?))${end}`),
  /^\s*(\d{1,3})\s*$/gu,
];

/** Delivery places, and cities nearby that people ask about. */
const places = [
  ...deliveryAreas.flatMap(({ name, places: names }) => [name.en, name.es, ...names]),
  ...contactDeliveryPlaces,
  'Mount Washington, Cypress Park, Lincoln Heights, El Sereno, Boyle Heights, Los Angeles, Downtown Los Angeles, Downtown, Centro de Los Angeles, DTLA, NELA, Hollywood, West Hollywood, Burbank, South Pasadena, Alhambra, Montebello, Altadena, La Cañada, Monterey Park, Santa Monica, Venice, Beverly Hills, Culver City, Long Beach, Koreatown, Orange County, Sacramento, San Diego, San Francisco, California',
]
  .flatMap((names) => names.split(', '))
  .map((name) => normalizeWords(name).replace(/ /g, '[\\s.]+'))
  .sort((a, b) => b.length - a.length);

const placePattern = pattern(
  `${start}(?:(?:in|to|at|near|around|en|a|hasta|cerca de|por)\\s+)?(${places.join('|')}|9[0-6]\\d{3})${end}`,
);

const weekdays =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?';
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const datePattern = pattern(
  [
    `${start}(?:(?:for|on|by|para)\\s+)?(?:${months})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:\\s*,?\\s*20\\d\\d)?${end}`,
    `${start}(?:the\\s+|el\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+|de\\s+)?(?:${months})(?:\\s+(?:de\\s+|del\\s+)?20\\d\\d)?${end}`,
    `${start}\\d{1,2}/\\d{1,2}(?:/(?:20)?\\d\\d)?${end}`,
    `${start}20\\d\\d-\\d\\d-\\d\\d${end}`,
    `${start}(?:for\\s+|on\\s+|by\\s+|para\\s+)?(?:this\\s+|next\\s+|the\\s+|el\\s+|la\\s+|este\\s+|esta\\s+|los\\s+)?(?:proximo\\s+|proxima\\s+)?(?:${weekdays}|weekend|week|fin de semana|finde|semana)(?:\\s+(?:night|morning|afternoon|evening|por la noche|en la noche|por la tarde|en la tarde|por la manana|proximo|que viene))?${end}`,
    `${start}(?:today|tonight|tomorrow|hoy|esta noche|pasado manana|manana|asap|last minute|same day|mismo dia|ultima hora)${end}`,
    `${start}(?:in|en|for|para)\\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)${end}`,
  ].join('|'),
);

interface Numbers {
  people?: number;
  maxPrice?: number;
  minPrice?: number;
  maxPricePerPerson?: number;
}

/** Separates what was before from what was after, as for exclusions. */
const clauseBreak = ' . ';

/** Reads the amounts of money and the people out of a normalized text; returns the rest. */
function readNumbers(text: string): {
  readonly rest: string;
  readonly numbers: Numbers;
  /** The people, if they are written as a word. */
  readonly peopleWords: readonly string[];
} {
  const numbers: Numbers = {};
  const peopleWords: string[] = [];
  let rest = text;
  const read = (
    source: RegExp,
    apply: (values: readonly number[], words: readonly string[]) => void,
  ): void => {
    rest = rest.replace(source, (match, ...groups: unknown[]) => {
      const texts = groups
        .slice(
          0,
          groups.findIndex((group) => typeof group === 'number'),
        )
        .flatMap((group) => (typeof group === 'string' ? group : []));
      const values = texts.flatMap((group) => parseNumber(group) ?? []);
      if (values.length === 0) return match;
      apply(values, texts);
      return clauseBreak;
    });
  };
  read(pricePerPersonPattern, ([max = 0]) => {
    numbers.maxPricePerPerson = max;
  });
  read(priceRangePattern, (values) => {
    numbers.minPrice = Math.min(...values);
    numbers.maxPrice = Math.max(...values);
  });
  const setMaxPrice = ([max = 0]: readonly number[]) => {
    numbers.maxPrice = max;
  };
  read(orLessPattern, setMaxPrice);
  read(maxPricePattern, setMaxPrice);
  read(minPricePattern, ([min = 0]) => {
    numbers.minPrice = min;
  });
  read(plainPricePattern, setMaxPrice);
  for (const source of peoplePatterns)
    read(source, (values, words) => {
      const people = Math.floor(Math.max(...values));
      if (people > 0) numbers.people = people;
      peopleWords.push(...words.filter((word) => !/\d/.test(word)));
    });
  return { rest, numbers, peopleWords };
}

/** Words about ordering, not about what is ordered. */
const serviceWords = new Set(
  `free gratis gratuito gratuita deliver delivers delivered delivery deliveries ship ships shipped shipping pickup order orders ordering catering cater caterer price prices pricing cost costs quote cheap much many
  entrega entregan entregas entregar envio envios envian enviar domicilio recoger pedir pedido pedidos ordenar encargar encargo precio precios costo costos cuesta cuestan cuanto cuanta cuantos cuantas cotizacion barato barata`.split(
    /\s+/,
  ),
);

/** 'Cita' is an appointment, but also a date night. */
const isServiceWord = (word: string): boolean =>
  serviceWords.has(word) || (serviceNouns.has(word) && word !== 'cita');

/** Reads a search in English or Spanish as filters and words. */
export function readSearch(text: string): SearchReading {
  const plain = normalizeForSearch(text)
    .replaceAll("'", '')
    .replace(/[¿¡]/g, ' ')
    // 'For up to 40' means people, 'up to 40' dollars.
    .replace(/\b(for|para) (?:up to|hasta) (?=\d)/g, '$1 ');
  const preferredWords: string[] = [];
  const { rest, numbers, peopleWords } = readNumbers(plain);
  preferredWords.push(...peopleWords);

  let hasDate = false;
  const withoutDates = rest.replace(datePattern, (date) => {
    hasDate = true;
    preferredWords.push(...normalizeWords(date).split(' '));
    return clauseBreak;
  });
  let place: string | undefined;
  const withoutPlaces = withoutDates.replace(placePattern, (_, name: string) => {
    place ??= normalizeWords(name);
    preferredWords.push(normalizeWords(name));
    return clauseBreak;
  });
  const { words, ...exclusions } = parseExclusions(withoutPlaces);
  return {
    ...exclusions,
    ...numbers,
    words: words.filter((word) => !isServiceWord(word)),
    preferredWords,
    hasDate,
    ...(place !== undefined && { place }),
  };
}
