/** Tag of the pictures that stand beside the testimonials; `testimonial-1` marks the first one's. */
const testimonialTag = 'testimonial';

export const testimonialPicturesQuery = { query: { filter_tags: testimonialTag, limit: 3 } };

export const testimonialPictureTag = (id: number): string => `${testimonialTag}-${id}`;
