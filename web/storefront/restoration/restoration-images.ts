import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** Each image also has the tags of its item and phase. */
export const restorationImagesQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.restoration },
});

export const customBoardImageQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.customBoard, limit: 1 },
});

export type ItemTag = 'plate' | 'vase';

export type RestorationPhase = 'before' | 'after';
