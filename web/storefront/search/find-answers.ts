import type { I18n } from '@lingui/core';
import { deliveryAreas } from '#contract/business';
import { type BilingualText, type Language, languages } from '#contract/core/language';
import { readSearch, type SearchReading } from '#contract/search/read-search';
import { isLikelyTypo, isSameWord, normalizeWords } from '#contract/search/word-match';
import type { ShopSettingsResponse } from '#contract/settings/schema';
import { formatPrice } from '../../i18n/formats';
import { paths } from '../../routing/paths';
import { questions } from '../faq/questions';
import { shopFactsQuery } from '../shop-settings/shop-facts-query';
import type { ShopFacts } from '../shop-settings/use-shop-facts';
import { pageAnswers, questionKeywords } from './answer-keywords';
import type { Answer } from './shop-search-result';

const maxAnswers = 2;

interface Source {
  readonly id: string;
  readonly phrases: readonly (readonly string[])[];
}

const toPhrases = (keywords: string): string[][] =>
  keywords.split(',').map((phrase) => normalizeWords(phrase).split(' '));

const sources: readonly Source[] = [
  ...questions.map(({ id }) => ({ id, phrases: toPhrases(questionKeywords[id] ?? '') })),
  ...pageAnswers.map(({ path, keywords }) => ({ id: path, phrases: toPhrases(keywords) })),
];

const matchesWord = (word: string, typed: string): boolean =>
  isSameWord(word, typed) || (word.length >= 6 && isLikelyTypo(typed, word));

/** A phrase counts for all its words: 'lead time' is more certain than 'time'. */
function scorePhrases(phrases: Source['phrases'], words: readonly string[]): number {
  const lengths = phrases
    .filter((phrase) =>
      words.some((_, start) =>
        phrase.every((word, offset) => matchesWord(word, words[start + offset] ?? '')),
      ),
    )
    .map(({ length }) => length);
  return Math.max(0, ...lengths);
}

/** What the search is about in addition to its words: a place asks for delivery, a day for the notice. */
function scoreReading(id: string, { place, hasDate, people }: SearchReading, largeEvent: number) {
  if (id === 'delivery' && place !== undefined) return 3;
  if (id === 'lead-time' && hasDate) return 0.5;
  return id === 'special-events' && people !== undefined && people >= largeEvent ? 0.5 : 0;
}

/** At most two, the best first. */
export function findAnswers(
  text: string,
  translations: Readonly<Record<Language, I18n>>,
  settings: ShopSettingsResponse | undefined,
): Answer[] {
  const reading = readSearch(text);
  const words = normalizeWords(text).split(' ');
  const facts = settings && shopFactsQuery.select(settings);
  const largeEvent = settings?.minLargeEventGuests ?? Number.POSITIVE_INFINITY;
  return sources
    .map(({ id, phrases }) => ({
      id,
      score: scorePhrases(phrases, words) + scoreReading(id, reading, largeEvent),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxAnswers)
    .map(({ id }) => buildAnswer(id, reading.place, translations, settings, facts));
}

function buildAnswer(
  id: string,
  place: string | undefined,
  translations: Readonly<Record<Language, I18n>>,
  settings: ShopSettingsResponse | undefined,
  facts: ShopFacts | undefined,
): Answer {
  const page = pageAnswers.find(({ path }) => path === id);
  if (page) return { path: page.path, title: page.title, text: page.text };
  const question = questions.find((candidate) => candidate.id === id);
  if (!question) throw new Error(`There is no question “${id}”.`);
  const title = toBilingual((language) => translations[language]._(question.question));
  const getFirstSentence = (language: Language): string => {
    const [first = ''] = question.getAnswer(language, facts);
    return cutSentence(typeof first === 'string' ? first : translations[language]._(first));
  };
  const fee = id === 'delivery' && place ? describeFee(place, settings) : undefined;
  return { path: `${paths.faq()}#${id}`, title, text: fee ?? toBilingual(getFirstSentence) };
}

const toBilingual = (getText: (language: Language) => string): BilingualText => {
  const [en = '', es = ''] = languages.map(getText);
  return { en, es };
};

/** Not after 'Yes.', nor at an abbreviation such as 'Mt. Washington'. */
const cutSentence = (text: string): string =>
  /^.{12,}?[.!?](?<!\bMt\.)(?=\s|$)/su.exec(text)?.[0] ?? text;

/** Undefined for a place outside the delivery areas. */
function describeFee(
  place: string,
  settings: ShopSettingsResponse | undefined,
): BilingualText | undefined {
  const area = settings?.deliveryAreas.find(
    ({ slug, zipCodes }) =>
      zipCodes.includes(place) ||
      deliveryAreas
        .find((candidate) => candidate.slug === slug)
        ?.places.some((name) => normalizeWords(name) === place),
  );
  if (!area) return undefined;
  const name =
    deliveryAreas
      .flatMap(({ places }) => places)
      .find((candidate) => normalizeWords(candidate) === place) ?? place;
  return area.fee === 0
    ? { en: `Delivery to ${name} is free.`, es: `La entrega en ${name} es gratis.` }
    : {
        en: `We deliver to ${name} for ${formatPrice(area.fee, 'en')}.`,
        es: `Entregamos en ${name} por ${formatPrice(area.fee, 'es')}.`,
      };
}
