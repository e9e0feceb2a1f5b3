import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { query } from '../../../../data/query';
import { useQuery } from '../../../../data/use-query';
import { button } from '../../../../ui/button/Button.css';
import { ProductCombobox } from '../../../product-images/ProductCombobox';
import { createCatalogLine, createCustomLine } from './catalog-line';
import { LineRow } from './LineRow';
import * as styles from './OrderForm.css';
import { OrderFormSection } from './OrderFormSection';
import type { OrderFieldsProps } from './use-order-field';

export function LineFields({ form }: OrderFieldsProps) {
  const { t } = useLingui();
  const { data: products = [] } = useQuery(query(listProducts, {}));
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const addButton = useRef<HTMLButtonElement>(null);
  const error = form.getFieldState('items', form.formState).error;
  const message = error?.root?.message ?? error?.message;

  function addProduct(product: Product): void {
    append(createCatalogLine(product), { shouldFocus: false });
  }

  function removeLine(index: number): void {
    remove(index);
    // The pressed button is gone.
    addButton.current?.focus();
  }

  return (
    <OrderFormSection title={<Trans>Items</Trans>}>
      <ul className={styles.lines} aria-label={t`Items of the order`}>
        {fields.map(({ id }, index) => (
          <LineRow
            key={id}
            form={form}
            index={index}
            products={products ?? []}
            onRemove={() => removeLine(index)}
          />
        ))}
      </ul>
      {message !== undefined && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      <div className={styles.pair}>
        <ProductCombobox products={products ?? []} selected={undefined} onSelect={addProduct} />
        <div className={styles.add}>
          <button
            ref={addButton}
            type="button"
            className={button.secondary}
            onClick={() =>
              append(createCustomLine(), { focusName: `items.${fields.length}.productName` })
            }
          >
            <Trans>Add something else</Trans>
          </button>
        </div>
      </div>
    </OrderFormSection>
  );
}
