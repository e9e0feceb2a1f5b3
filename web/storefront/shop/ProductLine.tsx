import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { ExternalImage } from '../../ui/image/ExternalImage';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { CategoryName } from '../category-cards/CategoryName';
import { EventMark } from '../event-bar/EventMark';
import type { ListedProduct } from '../product-card/listed-product';
import { Price } from '../product-card/Price';
import * as cardStyles from '../product-card/ProductCard.css';
import { StockStatus } from '../product-card/StockStatus';
import { useCardFacts } from '../product-card/use-card-facts';
import { markForViewTransition } from '../product-card/view-transition';
import { WishlistButton } from '../product-card/WishlistButton';
import * as styles from './ProductMenu.css';

interface ProductLineProps {
  readonly product: ListedProduct;
  /** Where its image is large. */
  readonly lead: 'everywhere' | 'on-wide-screens' | undefined;
  /** One level below the preceding heading. */
  readonly headingLevel: 2 | 3;
  readonly note: string | undefined;
}

const smallImage = '(min-width: 1024px) 160px, 112px';

/** Values of the `sizes` attribute. */
const leadSizes = {
  everywhere: '(min-width: 1240px) 556px, (min-width: 768px) 46vw, 88vw',
  'on-wide-screens': '(min-width: 1240px) 556px, (min-width: 768px) 46vw, 112px',
};

/** A line of the menu: how many it serves and what it costs, under each other in all lines. */
export function ProductLine({ product, lead, headingLevel, note }: ProductLineProps) {
  const lineRef = useRef<HTMLElement>(null);
  const { name, price, range, amount, diets } = useCardFacts(product);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article ref={lineRef} className={styles.line}>
      <div className={styles.imageArea}>
        {product.image ? (
          <ResponsiveImage
            image={product.image}
            sizes={lead ? leadSizes[lead] : smallImage}
            priority={lead === 'everywhere' ? 'first' : 'near'}
            className={cardStyles.image}
          />
        ) : (
          <ExternalImage url={product.imageUrl} alt={name} className={cardStyles.image} />
        )}
        <EventMark product={product} className={cardStyles.marks} />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <PageLink
            to={paths.product(product.id, product.offer?.size)}
            className={cardStyles.link}
            onLeave={() => markForViewTransition(lineRef.current?.querySelector('img'))}
          >
            {name}
          </PageLink>
        </Heading>
        <p className={styles.figures}>
          <span className={styles.people}>{range && <Trans>{range} people</Trans>}</span>{' '}
          <Price {...price} className={styles.price} />
        </p>
        <p className={cardStyles.details}>
          <CategoryName slug={product.category} />
          {amount && (
            <span>
              <Trans>≈ ${amount} per person</Trans>
            </span>
          )}
        </p>
        <p className={cardStyles.details}>
          {diets.length > 0 && <span>{diets.join(' · ')}</span>}
          <StockStatus product={product} />
        </p>
        {note && <p className={cardStyles.note}>{note}</p>}
      </div>
      <WishlistButton product={product} name={name} />
    </article>
  );
}
