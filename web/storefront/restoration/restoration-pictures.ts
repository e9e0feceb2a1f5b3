import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** Each picture of a ceramic has two more tags: for the piece it shows and for when it was taken. */
export const restorationPicturesQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.restoration },
});

/** The picture that stands for custom boards: a board that is still being built. */
export const customBoardPictureQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.customBoard, limit: 1 },
});

/** The pieces there are pictures of, by their tags. */
export type Piece = 'plate' | 'vase';

export type Moment = 'before' | 'after';
