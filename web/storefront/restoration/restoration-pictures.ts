/** Tag of the ceramics' pictures; each has two more, for the piece it shows and for when it was taken. */
const restorationTag = 'restoration';

export const restorationPicturesQuery = { query: { filter_tags: restorationTag } };

/** The picture that stands for custom boards: a board that is still being built. */
export const customBoardPictureQuery = { query: { filter_tags: 'about-arrangement', limit: 1 } };

/** The pieces there are pictures of, by their tags. */
export type Piece = 'plate' | 'vase';

export type Moment = 'before' | 'after';
