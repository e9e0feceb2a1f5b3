import { normalizeForSearch } from '../core/text';
import { defaultSynonyms, type Synonyms } from './synonyms';
import { isSameWord, normalizeWords } from './word-match';

/** Ignored words, without accents. */
const stopWords = new Set(
  `a an and at by for in of on or the to with i im ive we our us my me you your it its is are be do does can could would
  will need want looking find show get have has had please hi hello what which who where when how any some something
  that this these those there as if so about
  al con de del el en la las los o para por sin un una y e u mi mis me nos tu su sus es son ser hay yo que cual cuales
  como cuando donde quien busco buscamos quiero queremos necesito necesitamos tienen tienes tiene tengo puedo pueden
  algo algun alguna favor hola se le les lo esta este estos estas eso esa mas`.split(/\s+/),
);

/** Lower case without accents; null for stop words (MiniSearch skips null terms). */
export function normalizeTerm(word: string): string | null {
  const normalized = normalizeForSearch(word);
  return stopWords.has(normalized) ? null : normalized;
}

/** A word as typed, or words of a synonym row, and what means the same. */
export interface Term {
  readonly typed: readonly string[];
  readonly alternatives: readonly string[];
}

type SynonymIndex = ReadonlyMap<string, readonly string[]>;

/** By phrase, what means the same. A phrase in several rows has the words of all of them. */
function buildSynonymIndex(rows: Synonyms): SynonymIndex {
  const index = new Map<string, string[]>();
  for (const row of rows) {
    const phrases = row.map(normalizeWords).filter((phrase) => phrase !== '');
    for (const phrase of phrases)
      index.set(phrase, [
        ...new Set([...(index.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]),
      ]);
  }
  return index;
}

const defaultIndex = buildSynonymIndex(defaultSynonyms);
const synonymIndexes = new WeakMap<Synonyms, SynonymIndex>();

function getSynonymIndex(synonyms: Synonyms | undefined): SynonymIndex {
  if (!synonyms || synonyms.length === 0) return defaultIndex;
  const cached = synonymIndexes.get(synonyms);
  if (cached) return cached;
  const index = buildSynonymIndex([...defaultSynonyms, ...synonyms]);
  synonymIndexes.set(synonyms, index);
  return index;
}

const maxPhraseWords = 4;

function lookUpSynonyms(
  index: SynonymIndex,
  words: readonly string[],
): readonly string[] | undefined {
  const exact = index.get(words.join(' '));
  if (exact || words.join('').length < 3) return exact;
  const found = [...index].find(([phrase]) => {
    const phraseWords = phrase.split(' ');
    return (
      phraseWords.length === words.length &&
      phraseWords.every((word, at) => isSameWord(word, words[at] ?? ''))
    );
  });
  return found?.[1];
}

/**
 * The longest phrases with synonyms, and the words between them.
 *
 * @param ownSynonyms the owner's, in addition to the default ones
 */
export function buildTerms(words: readonly string[], ownSynonyms: Synonyms | undefined): Term[] {
  const synonyms = getSynonymIndex(ownSynonyms);
  const terms: Term[] = [];
  for (let index = 0; index < words.length; ) {
    let length = Math.min(maxPhraseWords, words.length - index);
    let alternatives: readonly string[] | undefined;
    for (; length > 0; length -= 1) {
      alternatives = lookUpSynonyms(synonyms, words.slice(index, index + length));
      if (alternatives || length === 1) break;
    }
    const typed = words.slice(index, index + length).flatMap((word) => normalizeTerm(word) ?? []);
    if (typed.length > 0) terms.push({ typed, alternatives: alternatives ?? [] });
    index += length;
  }
  return terms;
}
