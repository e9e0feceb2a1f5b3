import { listMediaFiles } from '#contract/media/endpoints';
import { query } from '../../data/query';

/** What an image grid shows: the newest images of a tag. */
export const imagesByTagQuery = (tag: string, count: number) =>
  query(listMediaFiles, { query: { filter_tags: tag, limit: count } });
