/** Which of two comes first; letters by their code, as the databases order them. */
export function compared<Key extends string | number>(one: Key, other: Key): number {
  if (typeof one === 'string' && typeof other === 'string') return comparedTexts(one, other);
  return one === other ? 0 : one < other ? -1 : 1;
}

/** A script compares the halves of a letter such as 🧀, which a database has as one. */
function comparedTexts(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return (one.codePointAt(at) ?? -1) - (other.codePointAt(at) ?? -1);
}

/** A text with small letters, as far as every database knows them: those of English. */
export const inSmall = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
