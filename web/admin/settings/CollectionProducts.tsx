import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { listProducts } from '#contract/products/endpoints';
import { getProductText } from '#contract/products/product-text';
import { maxCollectionProducts } from '#contract/settings/limits';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { textButton } from '../../ui/button/Button.css';
import { ProductCombobox } from '../product-images/ProductCombobox';
import * as styles from './SettingsPage.css';

interface CollectionProductsProps {
  /** In display order. */
  readonly ids: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

export function CollectionProducts({ ids, error, onChange }: CollectionProductsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const listRef = useRef<HTMLUListElement>(null);
  const { data } = useQuery(query(listProducts, {}));
  const products = data ?? [];

  function getName(id: number): string {
    const product = products.find((candidate) => candidate.id === id);
    return product ? getProductText(product, 'name', language) : t`Product ${id}`;
  }

  function remove(id: number): void {
    onChange(ids.filter((other) => other !== id));
    // The button that has the focus disappears.
    listRef.current?.focus();
  }

  return (
    <>
      <ul
        ref={listRef}
        tabIndex={-1}
        className={styles.dates}
        aria-label={t`Products in the collection`}
      >
        {ids.map((id) => {
          const name = getName(id);
          return (
            <li key={id} className={styles.date}>
              <span>{name}</span>
              <button
                type="button"
                className={textButton}
                aria-label={t`Remove ${name}`}
                onClick={() => remove(id)}
              >
                <Trans>Remove</Trans>
              </button>
            </li>
          );
        })}
      </ul>
      {ids.length < maxCollectionProducts && (
        <ProductCombobox
          products={products.filter(({ id }) => !ids.includes(id))}
          selected={undefined}
          onSelect={({ id }) => onChange([...ids, id])}
        />
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
