const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** What search engines are told in the one language they know it in. */
const vocabulary = /"dayOfWeek":\[[^\]]*\]/g;

/** Everything a page says, read out or not: texts, what attributes say, its title, what search engines are told. */
export function wordsOnPage(): string {
  const texts: (string | null)[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue);
  for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join())) {
    texts.push(...spoken.map((name) => element.getAttribute(name)));
  }
  return texts.join('\n').replace(vocabulary, '').replace(/\s+/g, ' ');
}
