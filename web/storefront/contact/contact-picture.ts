import { pageTags } from '#contract/media/page-tags';

/** The picture beside the form: a board getting its last touch. */
export const contactPictureQuery = {
  query: { filter_tags: pageTags.contact, limit: 1 },
};
