import { pageTags } from '#contract/page-tags';

/** Beside the testimonials; `testimonial-1` marks the first one's. */
export const testimonialPicturesQuery = { query: { filter_tags: pageTags.testimonial, limit: 3 } };

export const testimonialPictureTag = (id: number): string => `${pageTags.testimonial}-${id}`;
