import { Trans, useLingui } from '@lingui/react/macro';
import { pictureOf } from '#contract/media/rules';
import { useQuery } from '../../data/use-query';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { Photo } from '../../ui/photo/Photo';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { section } from './sections.css';
import * as styles from './Testimonials.css';
import { testimonialPicturesQuery, testimonialPictureTag } from './testimonial-pictures';
import { testimonials } from './testimonials';

export function Testimonials() {
  const { i18n } = useLingui();
  const { data } = useQuery(testimonialPicturesQuery);
  const pictureFor = (id: number) => {
    const file = data?.files.find(({ tags }) => tags.includes(testimonialPictureTag(id)));
    return file && pictureOf(file);
  };
  return (
    <section className={section} aria-labelledby="testimonials">
      <SectionHeading id="testimonials">
        <Trans>What people told us afterwards</Trans>
      </SectionHeading>
      <ul className={styles.list}>
        {testimonials.map(({ id, name, occasion, quote }) => {
          const picture = pictureFor(id);
          return (
            <li key={id}>
              <figure className={styles.testimonial}>
                {picture ? (
                  <Photo picture={picture} sizes="96px" className={styles.photograph} alt="" />
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
