import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { business } from '#contract/business';
import { buildImageUrl } from '#contract/media/image-options';
import { getProductText } from '#contract/products/product-text';
import { useLanguage } from '../../../i18n/use-language';
import { FigLeaf } from '../../../ui/icon/FigLeaf';
import { SpotNumbers } from '../SpotNumbers';
import type { SpottedProduct } from './spotted-product';
import * as styles from './TableCard.css';
import './table-card-page.css';

/** Pixels; about 270 per inch on the card. */
const imageWidth = 1280;

interface TableCardProps extends SpottedProduct {
  /** URL of the image as the page shows it, which may be all that is left of it without a network. */
  readonly shownUrl: string | undefined;
  readonly onPrinted: () => void;
}

/** Prints itself, and nothing else of the page, once its image is loaded. */
export function TableCard({ product, image, spots, shownUrl, onPrinted }: TableCardProps) {
  const language = useLanguage();
  const [failures, setFailures] = useState(0);
  const url = [buildImageUrl(image.url, imageWidth), shownUrl].filter(Boolean)[failures];
  const allergens = getProductText(product, 'allergens', language);

  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  useEffect(() => {
    if (url === undefined) print();
  }, [url]);

  return (
    <article className={styles.card}>
      <p className={styles.shop}>
        <FigLeaf size={22} />
        {business.name}
      </p>
      <h1 className={styles.title}>{getProductText(product, 'name', language)}</h1>
      {url !== undefined && (
        <div className={styles.photo}>
          <img
            src={url}
            width={image.width}
            height={image.height}
            alt=""
            className={styles.image}
            onLoad={() => print()}
            onError={() => setFailures(failures + 1)}
          />
          <SpotNumbers image={image} spots={spots} className={styles.spots} />
        </div>
      )}
      <ol className={styles.legend}>
        {spots.map(({ x, y, name, origin, pairing }) => (
          <li key={`${x} ${y}`} className={styles.entry}>
            <strong>{name[language]}</strong>
            {[origin[language], pairing[language]]
              .filter(Boolean)
              .map((note) => ` · ${note}`)
              .join('')}
          </li>
        ))}
      </ol>
      <p className={styles.allergens}>
        {allergens !== '' && <Trans>Allergens: {allergens}.</Trans>}{' '}
        <Trans>We can’t rule out traces of anything else.</Trans>
      </p>
    </article>
  );
}
