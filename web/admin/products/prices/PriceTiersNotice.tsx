import { Plural } from '@lingui/react/macro';
import * as styles from './EditPricesDialog.css';

/** Price tiers are free text, so a price change does not update them. */
export function PriceTiersNotice({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles.notice}>
      <Plural
        value={names.length}
        one="The price tiers of this product won’t change. Edit them in the product:"
        other="The price tiers of these products won’t change. Edit them in each product:"
      />{' '}
      {names.join(', ')}
    </p>
  );
}
