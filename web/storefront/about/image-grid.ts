/** What an image grid asks for: the newest images of a tag. */
export const imagesByTag = (tag: string, count: number) => ({
  query: { filter_tags: tag, limit: count },
});
