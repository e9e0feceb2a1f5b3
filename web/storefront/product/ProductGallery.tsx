import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { track } from '../../analytics/track';
import { lazyComponent } from '../../data/lazy-module';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { ExternalImage } from '../../ui/image/ExternalImage';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { LazyOverlay, type OverlayState } from '../../ui/lazy-overlay/LazyOverlay';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { toAnalyticsProduct } from '../add-to-cart/analytics-product';
import * as styles from './ProductGallery.css';
import { galleryQuery } from './queries';
import { SpotList } from './SpotList';
import { SpotNumbers } from './SpotNumbers';

const zoomOverlay = lazyComponent(async () => (await import('./ZoomOverlay')).ZoomOverlay);

const sizes = '(min-width: 1240px) 520px, (min-width: 1024px) 44vw, (min-width: 768px) 50vw, 88vw';

/** A main image that opens a zoom overlay, and thumbnails to switch it. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(galleryQuery(product.id));
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [isZoomed, setIsZoomed] = useState<OverlayState>();
  if (!product.image) {
    const name = getProductText(product, 'name', language);
    return <ExternalImage url={product.imageUrl} alt={name} className={styles.mainImage} />;
  }
  const images = data ?? [product.image];
  const count = images.length;
  const image = images[selectedIndex] ?? product.image;
  const spots = data?.[selectedIndex]?.spots;
  const openZoom = () => {
    setIsZoomed(true);
    track('product_image_enlarge', toAnalyticsProduct(product, language));
  };
  return (
    <div className={styles.gallery}>
      <ResponsiveImage
        key={image.url}
        image={image}
        sizes={sizes}
        priority="first"
        className={styles.mainImage}
        wrap={(content) => (
          <div className={styles.main}>
            <button
              type="button"
              className={styles.zoomButton}
              aria-label={t`Enlarge photo`}
              data-view-transition
              onClick={openZoom}
            >
              {content}
            </button>
            {spots && <SpotNumbers image={image} spots={spots} className={styles.numbers} />}
          </div>
        )}
      />
      {count > 1 && (
        <ul className={styles.thumbnails} aria-label={t`Photos`}>
          {images.map((thumbnail, index) => {
            const number = index + 1;
            return (
              <li key={thumbnail.url} className={styles.thumbnailItem}>
                <button
                  type="button"
                  className={styles.thumbnail}
                  aria-current={index === selectedIndex}
                  onClick={() => setSelectedIndex(index)}
                >
                  <span className={visuallyHidden}>{t`Photo ${number} of ${count}`}</span>
                  <ResponsiveImage
                    image={thumbnail}
                    sizes="88px"
                    className={styles.thumbnailImage}
                    alt=""
                  />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {spots && spots.length > 0 && (
        <SpotList key={`spots-${image.url}`} product={product} image={image} spots={spots} />
      )}
      <LazyOverlay lazy={zoomOverlay} state={isZoomed} setState={setIsZoomed}>
        {(ZoomOverlay, isOpen) => (
          <ZoomOverlay image={image} open={isOpen} onClose={() => setIsZoomed(false)} />
        )}
      </LazyOverlay>
    </div>
  );
}
