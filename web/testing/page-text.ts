const textAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** schema.org day names are English in every language. */
const schemaVocabulary = /"dayOfWeek":\[[^\]]*\]/g;

/** Text nodes, text attributes, the title and structured data. */
export function getPageText(): string {
  const texts: (string | null)[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue);
  for (const element of document.querySelectorAll(
    textAttributes.map((name) => `[${name}]`).join(),
  )) {
    texts.push(...textAttributes.map((name) => element.getAttribute(name)));
  }
  return texts.join('\n').replace(schemaVocabulary, '').replace(/\s+/g, ' ');
}
