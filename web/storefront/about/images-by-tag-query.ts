import { listMediaFiles } from '#contract/media/endpoints';
import { query } from '../../data/query';

export const imagesByTagQuery = (tag: string, count: number) =>
  query(listMediaFiles, { query: { filter_tags: tag, limit: count } });
