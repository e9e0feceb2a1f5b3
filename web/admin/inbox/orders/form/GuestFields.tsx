import { Trans } from '@lingui/react/macro';
import { maxCardMessageLength } from '#contract/orders/schema';
import { allergenNames, allergens } from '#contract/products/allergens';
import { useLanguage } from '../../../../i18n/use-language';
import { CheckboxChips } from '../../../../ui/form/CheckboxChips';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import * as styles from './OrderForm.css';
import { OrderFormSection } from './OrderFormSection';
import { type OrderFieldsProps, useOrderField } from './use-order-field';

export function GuestFields({ form }: OrderFieldsProps) {
  const language = useLanguage();
  const field = useOrderField(form);
  return (
    <OrderFormSection title={<Trans>Guests and allergies</Trans>}>
      <div className={styles.pair}>
        <TextField
          inputMode="numeric"
          autoComplete="off"
          label={<Trans>Guests</Trans>}
          {...field('guests')}
        />
        <TextField
          autoComplete="off"
          label={<Trans>Other allergies or things to leave out</Trans>}
          {...field('allergyNotes')}
        />
      </div>
      <CheckboxChips
        name="allergies"
        legend={<Trans>Allergies</Trans>}
        options={allergens.map((value) => ({ value, label: allergenNames[value][language] }))}
        selected={form.getValues('allergies')}
        onChange={(allergies) => form.setValue('allergies', [...allergies], { shouldDirty: true })}
      />
      <TextArea
        className={styles.note}
        maxLength={maxCardMessageLength}
        label={<Trans>Card message</Trans>}
        {...field('cardMessage')}
      />
    </OrderFormSection>
  );
}
