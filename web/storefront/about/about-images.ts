import { pageTags } from '#contract/media/page-tags';
import { taggedImagesQuery } from '../../data/tagged-images-query';

/** Every image of the page has `all`; each other tag selects one image. */
export const aboutImageTags = {
  all: pageTags.about,
  hero: 'about-hero',
  table: 'about-table',
  selection: 'about-selection',
  arrangement: pageTags.customBoard,
  finishing: pageTags.contact,
};

export const aboutImagesQuery = taggedImagesQuery(aboutImageTags.all);

export const gallery = { tag: pageTags.gallery, count: 6 };

export const galleryQuery = taggedImagesQuery(gallery.tag, gallery.count);
