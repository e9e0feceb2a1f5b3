import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { ExternalImage } from '../../ui/image/ExternalImage';
import { type ImagePriority, ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { CategoryName } from '../category-cards/CategoryName';
import { EventMark } from '../event-bar/EventMark';
import type { ListedProduct } from './listed-product';
import { Price } from './Price';
import * as styles from './ProductCard.css';
import { StockStatus } from './StockStatus';
import { useCardFacts } from './use-card-facts';
import { markForViewTransition } from './view-transition';
import { WishlistButton } from './WishlistButton';

interface ProductCardProps {
  readonly product: ListedProduct;
  readonly priority: ImagePriority;
  /** One level below the preceding heading. */
  readonly headingLevel: 2 | 3;
  readonly hasWishlistButton?: boolean;
  readonly note?: string | undefined;
}

/**
 * For 1, 2 and 3 columns. Below the real width on phones, so that the browser picks the next smaller image.
 */
const sizes = '(min-width: 1240px) 372px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 88vw';

export function ProductCard({
  product,
  priority,
  headingLevel,
  hasWishlistButton = true,
  note,
}: ProductCardProps) {
  const cardRef = useRef<HTMLElement>(null);
  const { name, price, range, amount, diets } = useCardFacts(product);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article ref={cardRef} className={styles.card}>
      <div className={styles.imageArea}>
        {product.image ? (
          <ResponsiveImage
            image={product.image}
            sizes={sizes}
            priority={priority}
            className={styles.image}
          />
        ) : (
          <ExternalImage url={product.imageUrl} alt={name} className={styles.image} />
        )}
        <EventMark product={product} className={styles.marks} />
      </div>
      <div className={styles.titleRow}>
        <Heading className={styles.name}>
          <PageLink
            to={paths.product(product.id, product.offer?.size)}
            className={styles.link}
            onLeave={() => markForViewTransition(cardRef.current?.querySelector('img'))}
          >
            {name}
          </PageLink>
        </Heading>
        <p className={styles.price}>
          <Price {...price} />
        </p>
      </div>
      <p className={styles.details}>
        <span>
          <CategoryName slug={product.category} />
          {range && (
            <>
              {' · '}
              <Trans>Serves {range}</Trans>
            </>
          )}
        </span>
        {amount && (
          <span>
            <Trans>≈ ${amount} per person</Trans>
          </span>
        )}
      </p>
      <p className={styles.details}>
        {diets.length > 0 && <span>{diets.join(' · ')}</span>}
        <StockStatus product={product} />
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {hasWishlistButton && <WishlistButton product={product} name={name} />}
    </article>
  );
}
