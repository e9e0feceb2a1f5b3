import { Trans } from '@lingui/react/macro';
import { allergenNames } from '#contract/orders/messages';
import { type Allergen, allergens } from '#contract/orders/rules';
import { useLanguage } from '../../../../i18n/use-language';
import { Checkbox } from '../../../../ui/form/Checkbox';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import * as styles from './OrderForm.css';
import { OrderFormSection } from './OrderFormSection';
import { type OrderFieldsProps, useOrderField } from './use-order-field';

export function GuestFields({ form }: OrderFieldsProps) {
  const language = useLanguage();
  const field = useOrderField(form);
  const selected = form.getValues('allergies');

  function toggle(allergen: Allergen, isChecked: boolean): void {
    const next = allergens.filter((other) =>
      other === allergen ? isChecked : selected.includes(other),
    );
    form.setValue('allergies', next, { shouldDirty: true });
  }

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
      <fieldset className={styles.group}>
        <legend className={styles.groupLegend}>
          <Trans>Allergies</Trans>
        </legend>
        <div className={styles.chips}>
          {allergens.map((allergen) => (
            <Checkbox
              key={allergen}
              label={allergenNames[allergen][language]}
              checked={selected.includes(allergen)}
              onChange={({ target }) => toggle(allergen, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        className={styles.note}
        maxLength={200}
        label={<Trans>Card message</Trans>}
        {...field('cardMessage')}
      />
    </OrderFormSection>
  );
}
