import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useMemo, useState } from 'react';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { filterByText, getNameText } from '#contract/products/search';
import { useLanguage } from '../../i18n/use-language';
import { label } from '../../ui/form/Field.css';
import * as styles from './ProductCombobox.css';

/** Options shown at once; typing narrows down the others. */
const maxOptions = 50;

interface ProductComboboxProps {
  readonly products: readonly Product[];
  readonly selected: Product | undefined;
  readonly onSelect: (product: Product) => void;
}

export function ProductCombobox({ products, selected, onSelect }: ProductComboboxProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [searchText, setSearchText] = useState('');
  const matches = useMemo(
    () => filterByText(products, searchText, getNameText),
    [products, searchText],
  );
  const getName = (product: Product) => getProductText(product, 'name', language);

  return (
    <div className={styles.combobox}>
      <label htmlFor={id} className={label}>
        <Trans>Product</Trans>
      </label>
      <Combobox<Product | null>
        immediate
        value={selected ?? null}
        by="id"
        // Clearing the input to search does not clear the selection.
        onChange={(product) => product && onSelect(product)}
        onClose={() => setSearchText('')}
      >
        {({ open }) => (
          <>
            <div className={styles.field}>
              <ComboboxInput<Product | null>
                id={id}
                autoComplete="off"
                placeholder={t`Choose a product`}
                displayValue={(product) => (product ? getName(product) : '')}
                onChange={({ target }) => setSearchText(target.value)}
                className={styles.input}
              />
              <ComboboxButton className={styles.toggleButton} aria-label={t`Show products`}>
                <ChevronDown aria-hidden size={20} />
              </ComboboxButton>
            </div>
            <div className={open ? styles.dropdown : undefined}>
              <ComboboxOptions modal={false} className={styles.options}>
                {matches.slice(0, maxOptions).map((product) => (
                  <ComboboxOption key={product.id} value={product} className={styles.option}>
                    {getName(product)}
                  </ComboboxOption>
                ))}
              </ComboboxOptions>
              {open && <MatchCountMessage count={matches.length} />}
            </div>
          </>
        )}
      </Combobox>
    </div>
  );
}

function MatchCountMessage({ count }: { readonly count: number }) {
  if (count > 0 && count <= maxOptions) return null;
  return (
    <p role="status" className={styles.message}>
      {count === 0 ? (
        <Trans>No products found</Trans>
      ) : (
        <Trans>{count} found. Keep typing to narrow them down.</Trans>
      )}
    </p>
  );
}
