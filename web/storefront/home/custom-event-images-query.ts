import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { toImageAsset } from '#contract/media/rules';
import { query, selectFrom } from '../../data/query';

/** In the order of the cards on the home page. */
const tagsOfCards = ['category-boards', 'category-grazing', 'category-special'];

/** One image or null per card. */
export const customEventImagesQuery = selectFrom(
  query(listMediaFiles, { query: { filter_tags: pageTags.category, limit: 3 } }),
  'custom-events',
  ({ files }) =>
    tagsOfCards.map((tag) => {
      const file = files.find(({ tags }) => tags.includes(tag));
      return file ? toImageAsset(file) : null;
    }),
);
