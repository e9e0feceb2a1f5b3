import { Plural, Trans } from '@lingui/react/macro';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { QuestionDialog } from '../../ui/dialog/QuestionDialog';
import * as styles from '../../ui/dialog/QuestionDialog.css';

interface DeleteProductsDialogProps {
  readonly products: readonly Product[];
  readonly sending: boolean;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

/** Asks before products are deleted. */
export function DeleteProductsDialog({
  products,
  sending,
  onDelete,
  onKeep,
}: DeleteProductsDialogProps) {
  const language = useLanguage();
  const [first] = products;
  const name = first && productText(first, 'name', language);
  return (
    <QuestionDialog
      title={<Plural value={products.length} one="Delete product?" other="Delete # products?" />}
      onClose={onKeep}
    >
      <p>
        {products.length === 1 ? (
          <Trans>“{name}” leaves the shop at once. Its pictures stay in the media library.</Trans>
        ) : (
          <Trans>They leave the shop at once. Their pictures stay in the media library.</Trans>
        )}
      </p>
      <p className={styles.answers}>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onKeep}>
          <Trans>Cancel</Trans>
        </button>
        <button
          type="button"
          className={classes(button(), styles.final)}
          disabled={sending}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </button>
      </p>
    </QuestionDialog>
  );
}
