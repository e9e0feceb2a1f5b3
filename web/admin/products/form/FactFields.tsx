import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { serializeCheckedTexts } from '#contract/products/checked-texts';
import { emptyFacts } from '#contract/products/facts';
import { readFacts } from '#contract/products/read-facts';
import { button } from '../../../ui/button/Button.css';
import { Checkbox } from '../../../ui/form/Checkbox';
import { TextField } from '../../../ui/form/TextField';
import { FactChoices } from '../facts/FactChoices';
import { FormSection } from './FormSection';
import { useHasOptions } from './options/use-has-options';
import * as styles from './ProductEditor.css';
import {
  emptyFormFacts,
  type FormFacts,
  type FormValues,
  toCheckedTexts,
  toFormFacts,
} from './product-fields';
import type { ProductFormApi } from './use-product-field';

/** What filters, planner and search know of the product. Only confirmed facts count as safe. */
export function FactFields({ form }: { readonly form: ProductFormApi }) {
  const { t } = useLingui();
  const { control, register, getFieldState, formState, setValue, getValues } = form;
  const hasOptions = useHasOptions(form);
  const isConfirmed = useWatch({ control, name: 'facts.confirmed' }) ?? false;
  useWithdrawConfirmation(form);

  const setFacts = (facts: FormFacts) =>
    setValue('facts', facts, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const getError = (path: 'facts.diets' | 'facts.serves' | 'facts.serves.from') =>
    getFieldState(path, formState).error?.message;

  return (
    <FormSection
      title={<Trans>Allergens, diets and occasions</Trans>}
      hint={
        <Trans>
          For filters, search and planner. Shoppers who avoid something see only confirmed products.
        </Trans>
      }
    >
      <div className={styles.fullWidth}>
        <p className={styles.readFacts}>
          <button
            type="button"
            className={button.secondary}
            onClick={() => setFacts(readFormFacts(getValues))}
          >
            <Trans>Read them from the texts</Trans>
          </button>
        </p>
        <Controller
          control={control}
          name="facts"
          render={({ field: { value } }) => (
            <FactChoices
              value={{ ...emptyFacts, ...value }}
              onChange={(changes) => setFacts({ ...emptyFormFacts, ...value, ...changes })}
              error={getError('facts.diets')}
            />
          )}
        />
        {!hasOptions && (
          <div className={styles.servings}>
            <TextField
              label={<Trans>Serves from</Trans>}
              inputMode="numeric"
              autoComplete="off"
              error={getError('facts.serves.from') ?? getError('facts.serves')}
              {...register('facts.serves.from')}
            />
            <TextField
              label={<Trans>Serves to</Trans>}
              inputMode="numeric"
              autoComplete="off"
              {...register('facts.serves.to')}
            />
          </div>
        )}
        <Controller
          control={control}
          name="facts.confirmed"
          render={({ field: { name, value = false, onChange, onBlur } }) => (
            <Checkbox
              label={t`I’ve checked these facts`}
              name={name}
              checked={value}
              onChange={({ target }) => onChange(target.checked)}
              onBlur={onBlur}
            />
          )}
        />
        {!isConfirmed && (
          <p className={styles.hint}>
            <Trans>Until you check them, they’re never shown as safe.</Trans>
          </p>
        )}
      </div>
    </FormSection>
  );
}

function readFormFacts(getValues: ProductFormApi['getValues']): FormFacts {
  const values = getValues();
  const { facts } = readFacts({
    ...toCheckedTexts(values),
    servingSize: String(values.servingSize ?? ''),
    perfectFor: String(values.perfectFor ?? ''),
  });
  return toFormFacts(facts);
}

const serializeTexts = (values: Partial<FormValues>): string =>
  serializeCheckedTexts(toCheckedTexts(values));

/** As the server does, unless they're checked again. */
function useWithdrawConfirmation({ control, setValue }: ProductFormApi): void {
  const texts = useWatch({ control, compute: serializeTexts });
  const checkedTexts = useRef(texts);
  useEffect(() => {
    if (texts === checkedTexts.current) return;
    checkedTexts.current = texts;
    setValue('facts.confirmed', false, { shouldDirty: true });
  }, [texts, setValue]);
}
