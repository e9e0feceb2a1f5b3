import { Trans } from '@lingui/react/macro';
import type { OrderChange } from '#contract/orders/order-change';
import { getSelectionTitle } from '#contract/products/options';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { ChangeList } from '../ChangeList';
import type { LineItem } from './line-items';
import * as styles from './OrderChanges.css';

interface OrderChangesProps {
  readonly changes: readonly OrderChange[];
  readonly lines: readonly LineItem[];
  readonly onAccept: () => void;
}

/** Lists how prices, stock or dates differ from what the customer sent (the 409 response). */
export function OrderChanges({ changes, lines, onAccept }: OrderChangesProps) {
  const language = useLanguage();
  const getName = (id: number, option: string | null | undefined) => {
    const line = lines.find(({ product }) => product.id === id);
    return line ? getSelectionTitle(line.product, option, language) : <Trans>Product {id}</Trans>;
  };
  return (
    <section className={styles.panel} aria-labelledby="changes">
      <h3 id="changes" className={styles.title}>
        {changes.every(({ field }) => field === 'stock') ? (
          <Trans>We don’t have that many</Trans>
        ) : (
          <Trans>What has changed</Trans>
        )}
      </h3>
      <ChangeList changes={changes} getName={getName} />
      <p>
        <button type="button" className={button.primary} onClick={onAccept}>
          <Trans>Accept the changes</Trans>
        </button>
      </p>
      <p className={styles.note}>
        <Trans>
          This updates your cart; nothing is sent yet. Or make the changes yourself and send it
          again.
        </Trans>
      </p>
    </section>
  );
}
