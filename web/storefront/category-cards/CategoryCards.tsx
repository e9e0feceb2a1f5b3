import { useLingui } from '@lingui/react/macro';
import { type CategorySlug, categories, findCategory } from '#contract/category';
import type { ImageAsset } from '#contract/media/schema';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import * as styles from './CategoryCards.css';

const displayedCategories: readonly CategorySlug[] = ['boards', 'grazing', 'special'];

const sizes = '(min-width: 1240px) 372px, (min-width: 768px) 31vw, 88vw';

interface CategoryCardsProps {
  /** One per card, in order; a card without one shows the fig leaf. */
  readonly images: readonly (ImageAsset | null | undefined)[];
  readonly headingLevel?: 2 | 3;
  /** The first image loads with high priority. */
  readonly isAboveFold?: boolean;
}

/** The three main categories and a link to the gift boxes. */
export function CategoryCards({
  images,
  headingLevel = 3,
  isAboveFold = false,
}: CategoryCardsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const descriptions: Partial<Record<CategorySlug, string>> = {
    boards: t`For two or for twelve, ready for the table`,
    grazing: t`From fifteen guests to more than a hundred`,
    special: t`Weddings, holidays, brunches and more`,
  };
  const gifts = findCategory('gifts');
  return (
    <>
      <ul className={styles.cards}>
        {categories
          .filter(({ slug }) => displayedCategories.includes(slug))
          .map(({ slug, name }, index) => {
            const image = images[index];
            return (
              <li key={slug} className={styles.card}>
                {image ? (
                  <ResponsiveImage
                    image={image}
                    sizes={sizes}
                    priority={isAboveFold && index === 0 ? 'first' : 'near'}
                    className={styles.image}
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
                <p className={styles.description}>{descriptions[slug]}</p>
              </li>
            );
          })}
      </ul>
      {gifts && (
        <PageLink to={paths.shop({ category: gifts.slug })} className={styles.giftsLink}>
          {gifts.name[language]}
        </PageLink>
      )}
    </>
  );
}
