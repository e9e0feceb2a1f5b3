import { pageTags } from '#contract/media/page-tags';
import { taggedImagesQuery } from '../../data/tagged-images-query';

/** Portraits tagged `testimonial-<id>`; a fig leaf replaces a missing one. */
export const testimonialImagesQuery = taggedImagesQuery(pageTags.testimonial, 3);

export const getTestimonialImageTag = (id: number): string => `${pageTags.testimonial}-${id}`;
