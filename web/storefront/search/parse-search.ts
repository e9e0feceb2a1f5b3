import { normalizeForSearch } from '#contract/core/text';
import { diets, groups, type Substance, substances } from './substances';
import { isLikelyTypo, isSameWord } from './word-match';

export interface ParsedSearch {
  /** Words that must match. */
  readonly words: readonly string[];
  /** Substances that a product must not contain. */
  readonly without: readonly Substance[];
  /** Excluded words, as typed, that are no known substance: no ingredient list can rule them out. */
  readonly excludedWords: readonly string[];
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

const nothing = toWordSet('nothing nada');

/** Follow the excluded substance: 'gluten free', 'nut allergy', 'nueces no'. */
const afterwards = toWordSet('free safe -safe less friendly -friendly libre');

/** 'Boards free delivery' excludes nothing. */
const freeOfCharge = toWordSet(
  'shipping delivery deliveries returns samples sample gift gifts wrapping parking pickup estimate quote consultation range',
);

/** Follow any excluded word: 'tomato allergy'. */
const englishAllergies = toWordSet('allergy allergies intolerance sensitivity');

const allergies = toWordSet(
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
const chatter = toWordSet(
  `i im ive we were us our my me he she his her they their you your is are am be do does did need needs want wants
  looking find show give have has had having got there something anything thing things one ones what which that who whos
  please but some and or with can could would should it its this these those eat eats hi hello
  yo soy somos es son esta estan eres mi mis tu tus su sus nosotros nosotras ella ellos tengo tenemos tiene tienen
  busco buscamos quiero queremos quiere necesito necesitamos algo alguna alguno algun cosa cosas que cual cuales hay haya
  pero y e o u con se me nos le les lo favor hola lleve lleven lleva llevan hijo hija esposo esposa mama papa
  severe severely grave muy apto apta aptos aptas friendly safe kid kids son daughter husband wife guest guests invitado invitados`,
);

/** 'Not too expensive' excludes nothing. */
const degrees = toWordSet('too very so muy tan demasiado');

const joiners = toWordSet('or and nor o u y e ni & + / , ; y/o');
const stops = toWordSet(
  'with con for para but pero under over in en that which . ? ! que when cuando because porque who',
);

/** Maximum length of a substance's name, in words. */
const maxNameWords = 4;
/** Maximum number of words between a negation and the substance: 'without roasted salted almonds'. */
const maxModifiers = 3;

/** Returns words and the punctuation that separates list items. */
function tokenize(text: string): string[] {
  const plain = normalizeForSearch(text)
    .replace(/['’`´]/g, '')
    .replace(/[‐‑‒–—−_]/g, '-')
    .replace(/\bw\s*\/\s*o(ut)?\b/g, ' without ')
    .replace(/\bs\s*\/\s*(?=\p{L})/gu, ' sin ')
    .replace(/\s*-\s*(free|less|safe|friendly)\b/g, ' -$1 ')
    .replace(/(^|\s)[-!](?=\p{L})(?!(?:free|less|safe|friendly)\b)/gu, '$1 not ');
  return (
    plain.match(/-(?:free|less|safe|friendly)|[\p{L}\p{N}]+|[,;/&+.?!]/gu)?.flatMap(unglue) ?? []
  );
}

/** Splits 'nutfree', 'sugarless' or 'singluten' if a substance is part of it. */
function unglue(token: string): string[] {
  if (lookUp(diets, [token])) return [token];
  const suffixed = /^(\p{L}{3,})(free|less)$/u.exec(token);
  if (suffixed?.[1] && (suffixed[2] === 'free' || findName([suffixed[1]], 0)))
    return [suffixed[1], `-${suffixed[2]}`];
  const prefixed = /^(sin|non|no)(\p{L}{3,})$/u.exec(token);
  if (prefixed?.[1] && prefixed[2] && findName([prefixed[2]], 0, true))
    return [prefixed[1], prefixed[2]];
  return [token];
}

interface Name {
  readonly substances: readonly Substance[];
  readonly length: number;
  /** A diet or allergy term, not a food that people also search for. */
  readonly isTerm: boolean;
}

const isPhrase = (tokens: readonly string[], phrase: string): boolean => {
  const words = phrase.split(' ');
  return (
    words.length === tokens.length &&
    words.every((word, index) => isSameWord(word, tokens[index] ?? ''))
  );
};

function lookUp(map: ReadonlyMap<string, readonly Substance[]>, tokens: readonly string[]) {
  return [...map].find(([phrase]) => isPhrase(tokens, phrase))?.[1];
}

/** Exact match only. */
function matchSubstance(tokens: readonly string[]): Name | undefined {
  const group = lookUp(groups, tokens);
  if (group) return { substances: group, length: tokens.length, isTerm: true };
  const has = (phrases: readonly string[]) => phrases.some((phrase) => isPhrase(tokens, phrase));
  const byTerm = substances.filter(({ terms }) => has(terms));
  const named = byTerm.length > 0 ? byTerm : substances.filter(({ foods }) => has(foods));
  if (named.length === 0) return undefined;
  return { substances: named, length: tokens.length, isTerm: byTerm.length > 0 };
}

/** Matches typos and prefixes. */
function guessName(token: string): Name | undefined {
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
function findName(tokens: readonly string[], at: number, exact = false): Name | undefined {
  for (let length = Math.min(maxNameWords, tokens.length - at); length > 0; length -= 1) {
    const name = matchSubstance(tokens.slice(at, at + length));
    if (name) return name;
  }
  const token = tokens[at];
  return exact || token === undefined ? undefined : guessName(token);
}

/** Longest match that ends before `end`. */
function findNameBefore(tokens: readonly string[], end: number): Name | undefined {
  for (let length = Math.min(maxNameWords, end); length > 0; length -= 1) {
    const name = matchSubstance(tokens.slice(end - length, end));
    if (name) return name;
  }
  const token = tokens[end - 1];
  if (token === undefined || isConnector(token) || objectFillers.has(token)) return undefined;
  return guessName(token);
}

const includesWord = (set: ReadonlySet<string>, token: string | undefined): boolean =>
  token !== undefined &&
  (set.has(token) || (token.length >= 6 && [...set].some((word) => isLikelyTypo(token, word))));

/** True if a weak negation also excludes words that are no known substance. */
function leavesOutAnything(token: string, next: string | undefined): boolean {
  if (next === undefined || /^\d/.test(next)) return false;
  if (token.startsWith('libre') || token.startsWith('exent')) return next === 'de';
  if (token === 'hold' || token === 'skip') return next === 'the';
  if (nothing.has(token)) return ['de', 'with', 'con', 'that', 'que'].includes(next);
  if (token === 'less' || token === 'menos') return !['than', 'de', 'que'].includes(next);
  return token !== 'none' || next === 'of';
}

const isConnector = (token: string): boolean => joiners.has(token) || stops.has(token);

/** Parses English and Spanish searches into words to match and exclusions. */
export function parseSearch(text: string): ParsedSearch {
  const tokens = tokenize(text);
  const used = new Set<number>();
  const without = new Set<Substance>();
  const excludedWords = new Set<string>();

  const use = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) used.add(at);
  };
  const add = (name: Name) => {
    for (const each of name.substances) without.add(each);
  };
  const addExcludedWord = (token: string) => excludedWords.add(token);

  /** Number of words before the next substance in the same clause; undefined if there is none within `maxModifiers`. */
  function countModifiers(at: number): number | undefined {
    for (let count = 1; count <= maxModifiers; count += 1) {
      const token = tokens[at + count];
      if (token === undefined || isConnector(token) || includesWord(negations, token))
        return undefined;
      if (!objectFillers.has(token) && findName(tokens, at + count, true)) return count;
    }
    return undefined;
  }

  /** Parses the list after a negation. Returns false if there is none. */
  function readObjects(start: number, allowAnyWord: boolean): boolean {
    let found = false;
    let joined = true;
    let at = start;
    let end = start;
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      if (joiners.has(token)) joined = true;
      if (joiners.has(token) || (objectFillers.has(token) && !matchSubstance([token]))) {
        at += 1;
        continue;
      }
      if (stops.has(token) || (includesWord(negations, token) && found)) break;
      const name = findName(tokens, at, found && !joined);
      if (name && (joined || name.isTerm)) {
        add(name);
        at += name.length;
      } else if (name || !joined) {
        break;
      } else {
        if (found && tokens[at - 1] === ',' && !joiners.has(tokens[at + 1] ?? '')) break;
        const modifiers = countModifiers(at);
        if (modifiers !== undefined) {
          at += modifiers;
          continue;
        }
        if (!allowAnyWord) break;
        addExcludedWord(token);
        at += 1;
      }
      found = true;
      joined = false;
      end = at;
    }
    if (found) use(start, end);
    return found;
  }

  /** Parses the list before a word such as 'free'. Returns false if there is none. */
  function readObjectsBefore(end: number, allowAnyWord: boolean): boolean {
    let found = false;
    let joined = true;
    let at = end;
    while (at > 0 && !used.has(at - 1)) {
      const token = tokens[at - 1] ?? '';
      if (joiners.has(token) && found) {
        joined = true;
        at -= 1;
        continue;
      }
      const name = findNameBefore(tokens, at);
      if (name && (joined || name.isTerm)) {
        add(name);
        use(at - name.length, at);
        at -= name.length;
      } else if (
        !name &&
        !found &&
        allowAnyWord &&
        !isConnector(token) &&
        !objectFillers.has(token)
      ) {
        addExcludedWord(token);
        use(at - 1, at);
        at -= 1;
      } else break;
      found = true;
      joined = false;
    }
    return found;
  }

  tokens.forEach((token, at) => {
    if (used.has(at)) return;
    const diet = findDiet(tokens, at);
    const next = tokens[at + 1];
    if (diet) {
      add(diet);
      use(at, at + diet.length);
    } else if (includesWord(allergies, token)) {
      const leads = next !== undefined && ['to', 'a', 'al', 'de'].includes(next);
      const ahead = readObjects(at + 1, leads);
      const isSpanish = next === 'a' || next === 'al' || tokens[at - 1] === 'soy';
      const namesAnything = !ahead && !chatter.has(tokens[at - 1] ?? '');
      const behind =
        !isSpanish && readObjectsBefore(at, namesAnything && englishAllergies.has(token));
      if (ahead || behind) used.add(at);
    } else if (token === '-free' || token === '-less') {
      used.add(at);
      readObjectsBefore(at, true);
    } else if (token === 'free' && (next === 'of' || next === 'from')) {
      if (readObjects(at + 2, true)) use(at, at + 2);
    } else if ((token === 'leave' || token === 'leaving') && next === 'out') {
      if (readObjects(at + 2, true)) use(at, at + 2);
    } else if (
      afterwards.has(token) &&
      readObjectsBefore(at, token === 'free' && !includesWord(freeOfCharge, next))
    ) {
      used.add(at);
    } else if (includesWord(negations, token)) {
      used.add(at);
      const start = includesWord(degrees, next) ? at + 2 : at + 1;
      if (!readObjects(start, start === at + 1) && token === 'no') readObjectsBefore(at, false);
    } else if (weakNegations.has(token) && !(token === 'nada' && next === 'mas')) {
      const start =
        nothing.has(token) && ['with', 'con', 'that', 'que'].includes(next ?? '') ? at + 2 : at + 1;
      if (readObjects(start, leavesOutAnything(token, next))) use(at, start);
    }
  });

  const isNegated = without.size > 0 || excludedWords.size > 0;
  const words = tokens.filter(
    (token, at) =>
      !used.has(at) && /^[\p{L}\p{N}]/u.test(token) && !(isNegated && chatter.has(token)),
  );
  return { words, without: [...without], excludedWords: [...excludedWords] };
}

function findDiet(tokens: readonly string[], at: number): Name | undefined {
  for (const length of [2, 1]) {
    const words = tokens.slice(at, at + length);
    const found = words.length === length ? lookUp(diets, words) : undefined;
    if (found) return { substances: found, length, isTerm: true };
  }
  const token = tokens[at] ?? '';
  const mistyped = [...diets].find(([diet]) => token.length >= 6 && isLikelyTypo(token, diet));
  return mistyped && { substances: mistyped[1], length: 1, isTerm: true };
}
