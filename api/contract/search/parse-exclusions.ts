import { normalizeForSearch } from '../core/text';
import type { Diet } from '../products/diets';
import { diets, groups, type Substance, substances, vegetarian } from './substances';
import { isLikelyTypo, isSameWord } from './word-match';

interface ParsedExclusions {
  /** Words that must match. */
  readonly words: readonly string[];
  /** Substances that a product must not contain. */
  readonly excludedSubstances: readonly Substance[];
  /** Excluded words, as typed, that are no known substance: no ingredient list can rule them out. */
  readonly excludedWords: readonly string[];
  /** Diets that the exclusions amount to. */
  readonly diets: readonly Diet[];
}

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Exclude any following word. */
const negations = toWordSet(
  `no not never without whitout witout wihtout withot sin sans avoid avoiding exclude excludes excluding except omit minus
  dont doesnt cant cannot wont isnt arent shouldnt didnt havent hasnt mustnt neither nor non
  ni nunca jamas excepto salvo evita evitar evitando quita quitar quiten excluye excluir tampoco`,
);

/** Exclude only a following substance: 'hold the ham', but not 'menos de 100'. */
const weakNegations = toWordSet(
  'hold skip remove less menos nada cero zero lacking nothing none ningun ninguna libre libres exento exenta exentos exentas',
);

const nothingWords = toWordSet('nothing nada');

/** Follow the excluded substance: 'gluten free', 'nut allergy', 'nueces no'. */
const suffixMarkers = toWordSet('free safe -safe less friendly -friendly libre');

/** 'Boards free delivery' excludes nothing. */
const freeOfChargeNouns = toWordSet(
  'shipping delivery deliveries returns samples sample gift gifts wrapping parking pickup estimate quote consultation range',
);

/** 'Without a deposit' excludes nothing of a product. */
export const serviceNouns = toWordSet(
  `delivery deliveries shipping fee fees cost costs charge charges deposit minimum notice appointment reservation card account password problem problems rush refund tip
  envio envios entrega costo costos cargo cargos deposito anticipo minimo aviso anticipacion cita reservacion tarjeta cuenta propina reembolso compromiso`,
);

/** Follow any excluded word: 'tomato allergy'. */
const englishAllergyNouns = toWordSet('allergy allergies intolerance sensitivity');

const allergyWords = toWordSet(
  `allergic allergy allergies intolerant intolerance sensitivity sensitive
  alergico alergica alergicos alergicas alergia alergias intolerante intolerantes intolerancia`,
);

/** Skipped between a negation and its object. Verbs in the forms that follow a negation. */
const objectFillers = toWordSet(
  `a an any the of to from kind kinds type sort trace traces added all more more than just
  it that them there please por favor
  eat eats eating have has having having contain contains containing include includes including
  like likes want wants use uses using put add carry carries get take serve serves be been can could in on
  al un una uno el la los las lo de del ningun ninguna ningunos ningunas algun alguna nada tipo rastro rastros trazas
  lleva lleve llevan lleven llevar tiene tienen tenga tengan tener contiene contienen contenga contengan
  trae traen traiga traigan incluye incluya incluyan hay haya como comemos come comen comer coma quiero queremos quiere
  puedo puede pueden podemos poder ponga pongan poner use usen gusta gustan me le les nos te se a sea`,
);

/** Words around a negation that are no search terms: 'something for me that has no nuts'. */
const fillerWords = toWordSet(
  `i im ive we were us our my me he she his her they their you your is are am be do does did need needs want wants
  looking find show give have has had having got there something anything thing things one ones what which that who whos
  please but some and or with can could would should it its this these those eat eats hi hello
  yo soy somos es son esta estan eres mi mis tu tus su sus nosotros nosotras ella ellos tengo tenemos tiene tienen
  busco buscamos quiero queremos quiere necesito necesitamos algo alguna alguno algun cosa cosas que cual cuales hay haya
  pero y e o u con se me nos le les lo favor hola lleve lleven lleva llevan hijo hija esposo esposa mama papa
  severe severely grave muy apto apta aptos aptas friendly safe kid kids son daughter husband wife guest guests invitado invitados`,
);

/** 'Not too expensive' excludes nothing. */
const degreeWords = toWordSet('too very so muy tan demasiado');

const conjunctions = toWordSet('or and nor o u y e ni & + / , ; y/o');
const clauseBoundaries = toWordSet(
  'with con for para but pero under over in en that which . ? ! que when cuando because porque who',
);

/** Maximum length of a substance's name, in words. */
const maxNameWords = 4;
/** Maximum number of words between a negation and the substance: 'without roasted salted almonds'. */
const maxModifiers = 3;

/** Returns words and the punctuation that separates list items. */
function tokenize(text: string): string[] {
  const plain = normalizeForSearch(text)
    .replaceAll("'", '')
    .replace(/[‐‑‒–—−_]/g, '-')
    .replace(/\bw\s*\/\s*o(ut)?\b/g, ' without ')
    .replace(/\bs\s*\/\s*(?=\p{L})/gu, ' sin ')
    .replace(/\s*-\s*(free|less|safe|friendly)\b/g, ' -$1 ')
    .replace(/(^|\s)[-!](?=\p{L})(?!(?:free|less|safe|friendly)\b)/gu, '$1 not ');
  return (
    plain
      .match(/-(?:free|less|safe|friendly)|[\p{L}\p{N}]+|[,;/&+.?!]/gu)
      ?.flatMap(splitCompound) ?? []
  );
}

/** Splits 'nutfree', 'sugarless' or 'singluten' if a substance is part of it. */
function splitCompound(token: string): string[] {
  if (lookUpPhrase(diets, [token])) return [token];
  const suffixed = /^(\p{L}{3,})(free|less)$/u.exec(token);
  if (suffixed?.[1] && (suffixed[2] === 'free' || findSubstance([suffixed[1]], 0)))
    return [suffixed[1], `-${suffixed[2]}`];
  const prefixed = /^(sin|non|no)(\p{L}{3,})$/u.exec(token);
  if (prefixed?.[1] && prefixed[2] && findSubstance([prefixed[2]], 0, true))
    return [prefixed[1], prefixed[2]];
  return [token];
}

interface SubstanceMatch {
  readonly substances: readonly Substance[];
  readonly length: number;
  /** True for a diet or allergy term, false for a food that people also search for. */
  readonly isTerm: boolean;
}

const matchesPhrase = (tokens: readonly string[], phrase: string): boolean => {
  const words = phrase.split(' ');
  return (
    words.length === tokens.length &&
    words.every((word, index) => isSameWord(word, tokens[index] ?? ''))
  );
};

function lookUpPhrase(map: ReadonlyMap<string, readonly Substance[]>, tokens: readonly string[]) {
  return [...map].find(([phrase]) => matchesPhrase(tokens, phrase))?.[1];
}

/** Exact match only. */
function matchSubstance(tokens: readonly string[]): SubstanceMatch | undefined {
  const group = lookUpPhrase(groups, tokens);
  if (group) return { substances: group, length: tokens.length, isTerm: true };
  const has = (phrases: readonly string[]) =>
    phrases.some((phrase) => matchesPhrase(tokens, phrase));
  const byTerm = substances.filter(({ terms }) => has(terms));
  const named = byTerm.length > 0 ? byTerm : substances.filter(({ foods }) => has(foods));
  if (named.length === 0) return undefined;
  return { substances: named, length: tokens.length, isTerm: byTerm.length > 0 };
}

/** Matches typos and prefixes. */
function guessSubstance(token: string): SubstanceMatch | undefined {
  const isUnfinished = (term: string) => token.length >= 4 && term.startsWith(token);
  const unfinished = substances.filter(({ terms }) => terms.some(isUnfinished));
  if (unfinished.length > 0) return { substances: unfinished, length: 1, isTerm: true };
  const isTypo = (word: string) =>
    isLikelyTypo(token, word) || (word.length >= 5 && isLikelyTypo(token, `${word}s`));
  const mistyped = substances.filter(({ terms, foods }) => [...terms, ...foods].some(isTypo));
  if (mistyped.length === 0) return undefined;
  return { substances: mistyped, length: 1, isTerm: false };
}

/** Longest match that starts at `index`. */
function findSubstance(
  tokens: readonly string[],
  index: number,
  exact = false,
): SubstanceMatch | undefined {
  for (let length = Math.min(maxNameWords, tokens.length - index); length > 0; length -= 1) {
    const match = matchSubstance(tokens.slice(index, index + length));
    if (match) return match;
  }
  const token = tokens[index];
  return exact || token === undefined ? undefined : guessSubstance(token);
}

/** Longest match that ends before `end`. */
function findSubstanceBefore(tokens: readonly string[], end: number): SubstanceMatch | undefined {
  for (let length = Math.min(maxNameWords, end); length > 0; length -= 1) {
    const match = matchSubstance(tokens.slice(end - length, end));
    if (match) return match;
  }
  const token = tokens[end - 1];
  if (token === undefined || isConnector(token) || objectFillers.has(token)) return undefined;
  return guessSubstance(token);
}

const includesWord = (set: ReadonlySet<string>, token: string | undefined): boolean =>
  token !== undefined &&
  (set.has(token) || (token.length >= 6 && [...set].some((word) => isLikelyTypo(token, word))));

/** True if a weak negation also excludes words that are no known substance. */
function excludesUnknownWords(token: string, next: string | undefined): boolean {
  if (next === undefined || /^\d/.test(next)) return false;
  if (token.startsWith('libre') || token.startsWith('exent')) return next === 'de';
  if (token === 'hold' || token === 'skip') return next === 'the';
  if (nothingWords.has(token)) return ['de', 'with', 'con', 'that', 'que'].includes(next);
  if (token === 'less' || token === 'menos') return !['than', 'de', 'que'].includes(next);
  return token !== 'none' || next === 'of';
}

const isConnector = (token: string): boolean =>
  conjunctions.has(token) || clauseBoundaries.has(token);

/** What English and Spanish searches exclude, and the words that are left to match. */
export function parseExclusions(text: string): ParsedExclusions {
  const tokens = tokenize(text);
  const usedIndexes = new Set<number>();
  const excludedSubstances = new Set<Substance>();
  const excludedWords = new Set<string>();

  const markUsed = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) usedIndexes.add(index);
  };
  const addSubstances = (match: SubstanceMatch) => {
    for (const substance of match.substances) excludedSubstances.add(substance);
  };
  const addExcludedWord = (token: string) => excludedWords.add(token);

  /** Number of words before the next substance in the same clause; undefined if there is none within `maxModifiers`. */
  function countModifiers(index: number): number | undefined {
    for (let count = 1; count <= maxModifiers; count += 1) {
      const token = tokens[index + count];
      if (token === undefined || isConnector(token) || includesWord(negations, token))
        return undefined;
      if (!objectFillers.has(token) && findSubstance(tokens, index + count, true)) return count;
    }
    return undefined;
  }

  /** Parses the list after a negation. Returns false if it is empty. */
  function parseListAfter(start: number, allowUnknownWords: boolean): boolean {
    let hasExclusion = false;
    let isJoined = true;
    let index = start;
    let end = start;
    for (let token = tokens[index]; token !== undefined; token = tokens[index]) {
      if (conjunctions.has(token)) isJoined = true;
      if (conjunctions.has(token) || (objectFillers.has(token) && !matchSubstance([token]))) {
        index += 1;
        continue;
      }
      if (clauseBoundaries.has(token) || (includesWord(negations, token) && hasExclusion)) break;
      const match = findSubstance(tokens, index, hasExclusion && !isJoined);
      if (match && (isJoined || match.isTerm)) {
        addSubstances(match);
        index += match.length;
      } else if (match || !isJoined) {
        break;
      } else {
        if (hasExclusion && tokens[index - 1] === ',' && !conjunctions.has(tokens[index + 1] ?? ''))
          break;
        const modifiers = countModifiers(index);
        if (modifiers !== undefined) {
          index += modifiers;
          continue;
        }
        if (!allowUnknownWords || serviceNouns.has(token)) break;
        addExcludedWord(token);
        index += 1;
      }
      hasExclusion = true;
      isJoined = false;
      end = index;
    }
    if (hasExclusion) markUsed(start, end);
    return hasExclusion;
  }

  /** Parses the list before a word such as 'free'. Returns false if it is empty. */
  function parseListBefore(end: number, allowUnknownWords: boolean): boolean {
    let hasExclusion = false;
    let isJoined = true;
    let index = end;
    while (index > 0 && !usedIndexes.has(index - 1)) {
      const token = tokens[index - 1] ?? '';
      if (conjunctions.has(token) && hasExclusion) {
        isJoined = true;
        index -= 1;
        continue;
      }
      const match = findSubstanceBefore(tokens, index);
      if (match && (isJoined || match.isTerm)) {
        addSubstances(match);
        markUsed(index - match.length, index);
        index -= match.length;
      } else if (
        !match &&
        !hasExclusion &&
        allowUnknownWords &&
        !isConnector(token) &&
        !objectFillers.has(token)
      ) {
        addExcludedWord(token);
        markUsed(index - 1, index);
        index -= 1;
      } else break;
      hasExclusion = true;
      isJoined = false;
    }
    return hasExclusion;
  }

  tokens.forEach((token, index) => {
    if (usedIndexes.has(index)) return;
    const diet = findDiet(tokens, index);
    const next = tokens[index + 1];
    if (diet) {
      addSubstances(diet);
      markUsed(index, index + diet.length);
    } else if (includesWord(allergyWords, token)) {
      const hasPreposition = next !== undefined && ['to', 'a', 'al', 'de'].includes(next);
      const foundAfter = parseListAfter(index + 1, hasPreposition);
      const isSpanish = next === 'a' || next === 'al' || tokens[index - 1] === 'soy';
      const canPrecede = !foundAfter && !fillerWords.has(tokens[index - 1] ?? '');
      const foundBefore =
        !isSpanish && parseListBefore(index, canPrecede && englishAllergyNouns.has(token));
      if (foundAfter || foundBefore) usedIndexes.add(index);
    } else if (token === '-free' || token === '-less') {
      usedIndexes.add(index);
      parseListBefore(index, true);
    } else if (token === 'free' && (next === 'of' || next === 'from')) {
      if (parseListAfter(index + 2, true)) markUsed(index, index + 2);
    } else if ((token === 'leave' || token === 'leaving') && next === 'out') {
      if (parseListAfter(index + 2, true)) markUsed(index, index + 2);
    } else if (
      suffixMarkers.has(token) &&
      parseListBefore(index, token === 'free' && !includesWord(freeOfChargeNouns, next))
    ) {
      usedIndexes.add(index);
    } else if (includesWord(negations, token)) {
      usedIndexes.add(index);
      const start = includesWord(degreeWords, next) ? index + 2 : index + 1;
      if (!parseListAfter(start, start === index + 1) && token === 'no')
        parseListBefore(index, false);
    } else if (weakNegations.has(token) && !(token === 'nada' && next === 'mas')) {
      const start =
        nothingWords.has(token) && ['with', 'con', 'that', 'que'].includes(next ?? '')
          ? index + 2
          : index + 1;
      if (parseListAfter(start, excludesUnknownWords(token, next))) markUsed(index, start);
    }
  });

  const isNegated = excludedSubstances.size > 0 || excludedWords.size > 0;
  const words = tokens.filter(
    (token, index) =>
      !usedIndexes.has(index) &&
      /^[\p{L}\p{N}]/u.test(token) &&
      !(isNegated && fillerWords.has(token)),
  );
  const isVegetarian = vegetarian.every((substance) => excludedSubstances.has(substance));
  return {
    words,
    excludedSubstances: [...excludedSubstances],
    excludedWords: [...excludedWords],
    diets: isVegetarian ? ['vegetarian'] : [],
  };
}

function findDiet(tokens: readonly string[], index: number): SubstanceMatch | undefined {
  for (const length of [2, 1]) {
    const words = tokens.slice(index, index + length);
    const dietSubstances = words.length === length ? lookUpPhrase(diets, words) : undefined;
    if (dietSubstances) return { substances: dietSubstances, length, isTerm: true };
  }
  const token = tokens[index] ?? '';
  const mistyped = [...diets].find(([diet]) => token.length >= 6 && isLikelyTypo(token, diet));
  return mistyped && { substances: mistyped[1], length: 1, isTerm: true };
}
