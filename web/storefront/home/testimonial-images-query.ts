import { listMediaFiles } from '#contract/media/endpoints';
import { pageTags } from '#contract/media/page-tags';
import { query } from '../../data/query';

/** Portraits tagged `testimonial-<id>`; a fig leaf replaces a missing one. */
export const testimonialImagesQuery = query(listMediaFiles, {
  query: { filter_tags: pageTags.testimonial, limit: 3 },
});

export const getTestimonialImageTag = (id: number): string => `${pageTags.testimonial}-${id}`;
