import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useWatch } from 'react-hook-form';
import { optionLimits } from '#contract/products/limits';
import { button } from '../../../../ui/button/Button.css';
import { error as errorStyle } from '../../../../ui/form/Field.css';
import { FormSection } from '../FormSection';
import { fullWidth } from '../ProductEditor.css';
import { emptyOption } from '../product-fields';
import type { ProductFormApi } from '../use-product-field';
import * as styles from './OptionFields.css';
import { OptionRow } from './OptionRow';

/** With options, the price is the default option's. */
export function OptionFields({ form }: { readonly form: ProductFormApi }) {
  const { control, setValue, getFieldState, formState } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'options' });
  const options = useWatch({ control, name: 'options' }) ?? [];
  const defaultPrice = options.find(({ isDefault }) => isDefault)?.price;
  const { error } = getFieldState('options', formState);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (defaultPrice !== undefined) setValue('price', defaultPrice, { shouldDirty: true });
  }, [defaultPrice, setValue]);

  function selectDefault(selected: number): void {
    for (const index of fields.keys()) {
      setValue(`options.${index}.isDefault`, index === selected, { shouldDirty: true });
    }
  }

  function removeOption(removed: number): void {
    const isDefault = options[removed]?.isDefault;
    flushSync(() => remove(removed));
    if (isDefault && fields.length > 1) setValue('options.0.isDefault', true);
    // The pressed button is gone.
    addButton.current?.focus();
  }

  return (
    <FormSection
      title={<Trans>Options</Trans>}
      hint={
        <Trans>
          Sizes or variants with their own price. Price and price tiers follow from them.
        </Trans>
      }
    >
      <div className={fullWidth}>
        <ol className={styles.list}>
          {fields.map((field, index) => (
            <OptionRow
              key={field.id}
              form={form}
              index={index}
              isLast={index === fields.length - 1}
              onSelectDefault={() => selectDefault(index)}
              onMove={(offset) => move(index, index + offset)}
              onRemove={() => removeOption(index)}
            />
          ))}
        </ol>
        {(error?.root ?? error)?.message && (
          <p className={errorStyle} role="alert">
            {(error?.root ?? error)?.message}
          </p>
        )}
        <button
          ref={addButton}
          type="button"
          className={button.secondary}
          disabled={fields.length >= optionLimits.options}
          onClick={() => append({ ...emptyOption, isDefault: fields.length === 0 })}
        >
          <Trans>Add an option</Trans>
        </button>
      </div>
    </FormSection>
  );
}
