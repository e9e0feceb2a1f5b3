import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';
import { imagesByTagQuery } from './images-by-tag-query';

/** Every image of the page has `all`; each other tag selects one image. */
export const aboutImageTags = {
  all: pageTags.about,
  hero: 'about-hero',
  table: 'about-table',
  selection: 'about-selection',
  arrangement: pageTags.customBoard,
  finishing: pageTags.contact,
};

export const aboutImagesQuery = query(listMediaFiles, {
  query: { filter_tags: aboutImageTags.all },
});

export const gallery = { tag: pageTags.gallery, count: 6 };

export const galleryQuery = imagesByTagQuery(gallery.tag, gallery.count);
