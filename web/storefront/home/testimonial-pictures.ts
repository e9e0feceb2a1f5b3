import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** Portraits beside the testimonials; `testimonial-1` marks the first one's. Without one, a fig leaf stands there. */
export const testimonialPicturesQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.testimonial, limit: 3 },
});

export const testimonialPictureTag = (id: number): string => `${pageTags.testimonial}-${id}`;
