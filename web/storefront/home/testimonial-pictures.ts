import { pageTags } from '#contract/media/page-tags';

/** Portraits beside the testimonials; `testimonial-1` marks the first one's. Without one, a fig leaf stands there. */
export const testimonialPicturesQuery = { query: { filter_tags: pageTags.testimonial, limit: 3 } };

export const testimonialPictureTag = (id: number): string => `${pageTags.testimonial}-${id}`;
