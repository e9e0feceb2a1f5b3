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
import { getProductText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { filterByText, getNameText } from '#contract/products/search';
import { useLanguage } from '../../i18n/use-language';
import { label } from '../../ui/form/Field.css';
import * as styles from './ProductChoice.css';

/** Options shown at once; typing narrows down the others. */
const mostOffered = 50;

interface ProductChoiceProps {
  readonly products: readonly Product[];
  readonly chosen: Product | undefined;
  readonly onChoose: (product: Product) => void;
}

export function ProductChoice({ products, chosen, onChoose }: ProductChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useMemo(() => filterByText(products, typed, getNameText), [products, typed]);
  const getName = (product: Product) => getProductText(product, 'name', language);

  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={label}>
        <Trans>Product</Trans>
      </label>
      <Combobox<Product | null>
        immediate
        value={chosen ?? null}
        by="id"
        // Clearing the input to search does not clear the selection.
        onChange={(product) => product && onChoose(product)}
        onClose={() => setTyped('')}
      >
        {({ open }) => (
          <>
            <div className={styles.field}>
              <ComboboxInput<Product | null>
                id={id}
                autoComplete="off"
                placeholder={t`Choose a product`}
                displayValue={(product) => (product ? getName(product) : '')}
                onChange={({ target }) => setTyped(target.value)}
                className={styles.input}
              />
              <ComboboxButton className={styles.opener} aria-label={t`Show products`}>
                <ChevronDown aria-hidden size={20} />
              </ComboboxButton>
            </div>
            <div className={open ? styles.found : undefined}>
              <ComboboxOptions modal={false} className={styles.options}>
                {found.slice(0, mostOffered).map((product) => (
                  <ComboboxOption key={product.id} value={product} className={styles.option}>
                    {getName(product)}
                  </ComboboxOption>
                ))}
              </ComboboxOptions>
              {open && <FoundNote count={found.length} />}
            </div>
          </>
        )}
      </Combobox>
    </div>
  );
}

function FoundNote({ count }: { readonly count: number }) {
  if (count > 0 && count <= mostOffered) return null;
  return (
    <p role="status" className={styles.note}>
      {count === 0 ? (
        <Trans>No products found</Trans>
      ) : (
        <Trans>{count} found. Keep typing to narrow them down.</Trans>
      )}
    </p>
  );
}
