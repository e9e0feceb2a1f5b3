import ImageOff from 'lucide-react/icons/image-off';
import { buildPresetUrl } from '#contract/media/image-options';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { ExternalImage } from '../../ui/image/ExternalImage';
import * as styles from './ProductTable.css';

/** Falls back to an icon for products without an image, which the storefront hides. */
export function Thumbnail({ product }: { readonly product: Pick<Product, 'image' | 'imageUrl'> }) {
  const { image, imageUrl } = product;
  if (!isVisible(product)) {
    return (
      <span className={styles.missingImage}>
        <ImageOff aria-hidden size={20} />
      </span>
    );
  }
  const url = image ? buildPresetUrl(image.url, 'thumbnail') : imageUrl;
  return <ExternalImage url={url} alt="" className={styles.image} />;
}
