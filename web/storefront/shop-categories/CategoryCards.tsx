import { useLingui } from '@lingui/react/macro';
import { type CategorySlug, categories } from '#contract/category';
import { listFeaturedProducts } from '#contract/product';
import { PageLink } from '../../app/PageLink';
import { paths } from '../../app/paths';
import { useEndpoint } from '../../data/use-endpoint';
import { useLanguage } from '../../i18n/use-language';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { Photo, type PhotoUrgency } from '../../ui/photo/Photo';
import * as styles from './CategoryCards.css';

const shown: readonly CategorySlug[] = ['boards', 'grazing', 'special'];

const sizes = '(min-width: 1240px) 372px, (min-width: 768px) 30vw, 92vw';

interface CategoryCardsProps {
  /** Heading level of a card's name. */
  readonly level?: 2 | 3;
  readonly urgency?: PhotoUrgency;
}

/** Three categories, each behind the picture of one of the first three featured products. */
export function CategoryCards({ level = 3, urgency = 'near' }: CategoryCardsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: featured } = useEndpoint(listFeaturedProducts, {});
  const Heading = level === 2 ? 'h2' : 'h3';
  const words: Partial<Record<CategorySlug, string>> = {
    boards: t`For two people or twelve, ready to set down`,
    grazing: t`From fifteen guests to more than a hundred`,
    special: t`Weddings, holidays, brunch and the rest`,
  };
  return (
    <ul className={styles.cards}>
      {categories
        .filter(({ slug }) => shown.includes(slug))
        .map(({ slug, name }, at) => {
          const picture = featured?.[at]?.image;
          return (
            <li key={slug} className={styles.card}>
              {picture ? (
                <Photo
                  picture={picture}
                  sizes={sizes}
                  urgency={urgency}
                  className={styles.photograph}
                  alt=""
                />
              ) : (
                <span className={styles.placeholder}>
                  <FigLeaf size={72} />
                </span>
              )}
              <Heading className={styles.name}>
                <PageLink to={paths.shop({ category: slug })} className={styles.link}>
                  {name[language]}
                </PageLink>
              </Heading>
              <p className={styles.words}>{words[slug]}</p>
            </li>
          );
        })}
    </ul>
  );
}
