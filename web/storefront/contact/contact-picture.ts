import { aboutPictureTags } from '../about/about-pictures';

/** The picture beside the form: a board getting its last touch. */
export const contactPictureQuery = {
  query: { filter_tags: aboutPictureTags.finishing, limit: 1 },
};
