import { Trans, useLingui } from '@lingui/react/macro';
import { findTaggedImage } from '../../data/tagged-images-query';
import { useQuery } from '../../data/use-query';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { section } from './sections.css';
import * as styles from './Testimonials.css';
import { getTestimonialImageTag, testimonialImagesQuery } from './testimonial-images-query';
import { testimonials } from './testimonials';

export function Testimonials() {
  const { i18n } = useLingui();
  const { data } = useQuery(testimonialImagesQuery);
  return (
    <section className={section} aria-labelledby="testimonials">
      <SectionHeading id="testimonials">
        <Trans>What people told us afterwards</Trans>
      </SectionHeading>
      <ul className={styles.list}>
        {testimonials.map(({ id, name, occasion, quote }) => {
          const image = findTaggedImage(data, getTestimonialImageTag(id));
          return (
            <li key={id}>
              <figure className={styles.testimonial}>
                {image ? (
                  <ResponsiveImage image={image} sizes="96px" className={styles.image} alt="" />
                ) : (
                  <FigLeaf size={40} className={styles.leaf} />
                )}
                <blockquote className={styles.quote}>{i18n._(quote)}</blockquote>
                <figcaption className={styles.caption}>
                  {name}
                  <span className={styles.occasion}>{i18n._(occasion)}</span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
