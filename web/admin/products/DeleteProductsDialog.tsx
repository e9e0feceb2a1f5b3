import { Plural, Trans } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { useBlockBackNavigation } from '../shell/unsaved-changes/use-block-back-navigation';

interface DeleteProductsDialogProps {
  readonly products: readonly Product[];
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

export function DeleteProductsDialog({
  products,
  sending,
  onDelete,
  onCancel,
}: DeleteProductsDialogProps) {
  const language = useLanguage();
  useBlockBackNavigation(onCancel);
  const [firstProduct] = products;
  const name = firstProduct && getProductText(firstProduct, 'name', language);
  return (
    <ConfirmDialog
      title={<Plural value={products.length} one="Delete product?" other="Delete # products?" />}
      cancelLabel={<Trans>Cancel</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      isPending={sending}
      onCancel={onCancel}
      onConfirm={onDelete}
    >
      <p>
        {products.length === 1 ? (
          <Trans>
            “{name}” will be removed from the shop right away. Its pictures stay in the media
            library.
          </Trans>
        ) : (
          <Trans>
            They’ll be removed from the shop right away. Their pictures stay in the media library.
          </Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
