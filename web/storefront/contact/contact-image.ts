import { pageTags } from '#contract/media/page-tags';
import { taggedImagesQuery } from '../../data/tagged-images-query';

export const contactImageQuery = taggedImagesQuery(pageTags.contact, 1);
