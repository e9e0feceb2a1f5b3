import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listProductImages } from '#contract/products/endpoints';
import type { Product, ProductImage } from '#contract/products/schema';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import {
  type CardPosition,
  findCardPosition,
  focusNeighbor,
} from '../../media/panel/deletion/focus-neighbor';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { useSending } from '../../ui/form/use-sending';
import * as table from '../data-table/DataTable.css';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { DeleteImageDialog } from './DeleteImageDialog';
import { EditAltDialog } from './EditAltDialog';
import { SortableImageGrid } from './SortableImageGrid';
import * as styles from './SortableImageGrid.css';
import { useImageActions } from './use-image-actions';
import { useImageOrder } from './use-image-order';

interface PendingDeletion {
  readonly image: ProductImage;
  readonly cardPosition: CardPosition;
}

export function ProductImages({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const { data, error, mutate } = useQuery(
    query(listProductImages, { params: { id: product.id } }),
  );
  const { removeImage, makePrimary, setAlt, refresh } = useImageActions(product);
  const saveOrder = useImageOrder(product);
  const { sending, whileSending } = useSending();
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion>();
  const [editedImage, setEditedImage] = useState<ProductImage>();

  async function confirmDeletion({ image, cardPosition }: PendingDeletion): Promise<void> {
    const isDeleted = await whileSending(() => removeImage(image));
    // The dialog returns the focus to the image, which must still be mounted.
    if (isDeleted) flushSync(() => setPendingDeletion(undefined));
    await refresh();
    if (isDeleted) focusNeighbor(cardPosition);
  }

  /** The primary image has no such button, so the focus moves to another one of the card. */
  async function makePrimaryAndKeepFocus(image: ProductImage, button: HTMLElement): Promise<void> {
    const card = button.closest('li');
    await makePrimary(image);
    if (document.activeElement === document.body) card?.querySelector('button')?.focus();
  }

  if (!data) {
    if (!error) return <TableSkeleton />;
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>Error loading images. Please try again.</Trans>
      </LoadError>
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
          <SortableImageGrid
            images={data}
            onReorder={saveOrder}
            onMakePrimary={(image, button) => void makePrimaryAndKeepFocus(image, button)}
            onEditAlt={setEditedImage}
            onDelete={(image, button) =>
              setPendingDeletion({ image, cardPosition: findCardPosition(button) })
            }
          />
        </>
      )}
      {editedImage && (
        <EditAltDialog
          image={editedImage}
          onSave={(alt) => setAlt(editedImage, alt)}
          onClose={() => setEditedImage(undefined)}
        />
      )}
      {pendingDeletion && (
        <DeleteImageDialog
          image={pendingDeletion.image}
          sending={sending}
          onDelete={() => void confirmDeletion(pendingDeletion)}
          onCancel={() => setPendingDeletion(undefined)}
        />
      )}
    </section>
  );
}
