type PageLinkEntry = number | 'gap';

/**
 * The pages that a pagination links to, at most seven entries for any number of pages: the first, the last, the current
 * one and its neighbors. Pages in between are a gap, unless it would hide only one.
 */
export function listPageLinks(page: number, pageCount: number): PageLinkEntry[] {
  const linked = [1, page - 1, page, page + 1, pageCount]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b);
  return [...new Set(linked)].flatMap((number, index, numbers) => [
    ...listBetween(numbers[index - 1] ?? 0, number),
    number,
  ]);
}

function listBetween(previous: number, next: number): PageLinkEntry[] {
  const skipped = next - previous - 1;
  if (skipped === 0) return [];
  return skipped === 1 ? [previous + 1] : ['gap'];
}
