import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listProductImages, type Product, type ProductImage } from '#contract/product';
import { useEndpoint } from '../../data/use-endpoint';
import { useSending } from '../../ui/form/use-sending';
import { ListFailed } from '../list/ListFailed';
import { ListLoading } from '../list/ListLoading';
import * as tools from '../list/ListTools.css';
import { DeleteImageDialog } from './DeleteImageDialog';
import { ImageGrid } from './ImageGrid';
import * as styles from './ImageGrid.css';
import { useImageDeeds } from './use-image-deeds';
import { useImageOrder } from './use-image-order';

/** The images a product has. */
export function ProductImages({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const { data, error, mutate } = useEndpoint(listProductImages, { params: { id: product.id } });
  const { remove, makePrimary } = useImageDeeds(product);
  const order = useImageOrder(product);
  const { sending, whileSending } = useSending();
  const [doomed, setDoomed] = useState<ProductImage>();
  const place = useRef<HTMLElement>(null);

  async function removeDoomed(image: ProductImage): Promise<void> {
    const isGone = await whileSending(() => remove(image));
    if (!isGone) return;
    flushSync(() => setDoomed(undefined));
    // The button that was pressed for it has gone with it.
    place.current?.focus();
  }

  if (!data) {
    if (!error) return <ListLoading />;
    return (
      <ListFailed onRetry={() => void mutate()}>
        <Trans>Error loading images. Please try again.</Trans>
      </ListFailed>
    );
  }
  return (
    <section ref={place} tabIndex={-1} aria-label={t`Images`} className={styles.place}>
      {data.length === 0 ? (
        <p className={tools.nothing}>
          <Trans>No images found for this product</Trans>
        </p>
      ) : (
        <>
          <p className={styles.hint}>
            <Trans>
              The first image is the primary one. Pull an image by its handle, or use the arrows, to
              change the order.
            </Trans>
          </p>
          <ImageGrid
            images={data}
            onOrder={(images) => void order(images)}
            onPrimary={(image) => void makePrimary(image)}
            onDelete={setDoomed}
          />
        </>
      )}
      {doomed && (
        <DeleteImageDialog
          image={doomed}
          sending={sending}
          onDelete={() => void removeDoomed(doomed)}
          onKeep={() => setDoomed(undefined)}
        />
      )}
    </section>
  );
}
