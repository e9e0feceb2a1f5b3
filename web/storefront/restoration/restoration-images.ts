import { pageTags } from '#contract/media/page-tags';
import { taggedImagesQuery } from '../../data/tagged-images-query';

/** Each image also has the tags of its item and phase. */
export const restorationImagesQuery = taggedImagesQuery(pageTags.restoration);

export const customBoardImageQuery = taggedImagesQuery(pageTags.customBoard, 1);

export type ItemTag = 'plate' | 'vase';

export type RestorationPhase = 'before' | 'after';
