import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listProductImages } from '#contract/products/endpoints';
import type { Product, ProductImage } from '#contract/products/schema';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import {
  findCardPosition,
  focusBeside,
  type Place,
} from '../../media/panel/deletion/place-of-card';
import { useSending } from '../../ui/form/use-sending';
import * as table from '../data-table/DataTable.css';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { LoadFailed } from '../shell/error-boundary/LoadFailed';
import { DeleteImageDialog } from './DeleteImageDialog';
import { EditAltDialog } from './EditAltDialog';
import { ImageGrid } from './ImageGrid';
import * as styles from './ImageGrid.css';
import { useImageActions } from './use-image-deeds';
import { useImageOrder } from './use-image-order';

interface Doomed {
  readonly image: ProductImage;
  readonly place: Place;
}

export function ProductImages({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const { data, error, mutate } = useQuery(
    query(listProductImages, { params: { id: product.id } }),
  );
  const { remove, makePrimary, setAlt, refresh } = useImageActions(product);
  const order = useImageOrder(product);
  const { sending, whileSending } = useSending();
  const [doomed, setDoomed] = useState<Doomed>();
  const [edited, setEdited] = useState<ProductImage>();

  async function removeDoomed({ image, place }: Doomed): Promise<void> {
    const isGone = await whileSending(() => remove(image));
    // The dialog returns the focus to the image, which must still be mounted.
    if (isGone) flushSync(() => setDoomed(undefined));
    await refresh();
    if (isGone) focusBeside(place);
  }

  /** The primary image has no such button, so the focus moves to another one of the card. */
  async function makeFirst(image: ProductImage, button: HTMLElement): Promise<void> {
    const card = button.closest('li');
    await makePrimary(image);
    if (document.activeElement === document.body) card?.querySelector('button')?.focus();
  }

  if (!data) {
    if (!error) return <TableSkeleton />;
    return (
      <LoadFailed onRetry={() => void mutate()}>
        <Trans>Error loading images. Please try again.</Trans>
      </LoadFailed>
    );
  }
  return (
    <section aria-label={t`Images`}>
      {data.length === 0 ? (
        <p className={table.empty}>
          <Trans>No images found for this product</Trans>
        </p>
      ) : (
        <>
          <p className={styles.hint}>
            <Trans>
              The first image is the primary one. Drag an image by its handle, or use the arrows, to
              change the order.
            </Trans>
          </p>
          <ImageGrid
            images={data}
            onOrder={(images) => void order(images)}
            onPrimary={(image, button) => void makeFirst(image, button)}
            onEditAlt={setEdited}
            onDelete={(image, button) => setDoomed({ image, place: findCardPosition(button) })}
          />
        </>
      )}
      {edited && (
        <EditAltDialog
          image={edited}
          onSave={(alt) => setAlt(edited, alt)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {doomed && (
        <DeleteImageDialog
          image={doomed.image}
          sending={sending}
          onDelete={() => void removeDoomed(doomed)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </section>
  );
}
