import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { optionLimits } from '#contract/products/limits';
import { error as errorStyle } from '../../../../ui/form/Field.css';
import { TextField } from '../../../../ui/form/TextField';
import { fieldPair } from '../ProductEditor.css';
import type { ProductFormApi } from '../use-product-field';
import * as styles from './OptionFields.css';

interface QuantityPriceFieldsProps {
  readonly form: ProductFormApi;
  /** Of the option. */
  readonly index: number;
}

export function QuantityPriceFields({ form, index }: QuantityPriceFieldsProps) {
  const { t } = useLingui();
  const { control, register, getFieldState, formState } = form;
  const path = `options.${index}.quantityPrices` as const;
  const { fields, append, remove } = useFieldArray({ control, name: path });
  const { error } = getFieldState(path, formState);
  const message = (error?.root ?? error)?.message;
  const addButton = useRef<HTMLButtonElement>(null);

  function removeTier(tier: number): void {
    flushSync(() => remove(tier));
    // The pressed button is gone.
    addButton.current?.focus();
  }

  return (
    <>
      {fields.map(({ id }, tier) => (
        <div key={id} className={fieldPair}>
          <TextField
            label={<Trans>From quantity</Trans>}
            inputMode="numeric"
            autoComplete="off"
            error={getFieldState(`${path}.${tier}.minQuantity`, formState).error?.message}
            {...register(`${path}.${tier}.minQuantity`)}
          />
          <TextField
            label={<Trans>Price each</Trans>}
            inputMode="decimal"
            autoComplete="off"
            error={getFieldState(`${path}.${tier}.price`, formState).error?.message}
            {...register(`${path}.${tier}.price`)}
          />
          <button
            type="button"
            className={styles.action}
            aria-label={t`Remove quantity price ${tier + 1}`}
            onClick={() => removeTier(tier)}
          >
            <Trans>Remove quantity price</Trans>
          </button>
        </div>
      ))}
      {message && (
        <p className={errorStyle} role="alert">
          {message}
        </p>
      )}
      {fields.length < optionLimits.quantityPrices && (
        <button
          ref={addButton}
          type="button"
          className={styles.action}
          onClick={() => append({ minQuantity: '', price: '' })}
        >
          <Trans>Add a quantity price</Trans>
        </button>
      )}
    </>
  );
}
