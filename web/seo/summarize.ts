/** Characters of a description that search results show. */
const maxDescriptionLength = 155;

/** The leading sentences of a text that fit in a search result; cut at a word when the first is too long. */
export function summarize(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const start = text.slice(0, maxDescriptionLength);
  const [sentences] = /^.{50,}[.!?](?=\s)/s.exec(start) ?? [];
  return sentences ?? start.replace(/\W*\s\S*$/, '…');
}
