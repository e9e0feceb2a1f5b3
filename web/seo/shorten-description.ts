/** Characters that search results show. */
const maxDescriptionLength = 155;

/** Keeps whole leading sentences, or cuts a long first sentence at a word. */
export function shortenDescription(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const start = text.slice(0, maxDescriptionLength);
  const [sentences] = /^.{50,}[.!?](?=\s)/s.exec(start) ?? [];
  return sentences ?? start.replace(/\W*\s\S*$/, '…');
}
