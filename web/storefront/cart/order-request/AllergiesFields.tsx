import { Trans } from '@lingui/react/macro';
import { allergenNames, allergens } from '#contract/products/allergens';

import { useLanguage } from '../../../i18n/use-language';
import { CheckboxChips } from '../../../ui/form/CheckboxChips';
import { TextField } from '../../../ui/form/TextField';
import type { OrderForm } from './use-order-form';

interface AllergiesFieldsProps {
  readonly form: OrderForm;
}

export function AllergiesFields({ form: { field, watch, setValue } }: AllergiesFieldsProps) {
  const language = useLanguage();
  const stored: unknown = watch('allergies');
  const selected = Array.isArray(stored) ? allergens.filter((name) => stored.includes(name)) : [];
  return (
    <>
      <CheckboxChips
        legend={<Trans>Allergies</Trans>}
        hint={<Trans>Anyone’s at your table. We can’t rule out traces.</Trans>}
        name="allergies"
        options={allergens.map((value) => ({ value, label: allergenNames[value][language] }))}
        selected={selected}
        onChange={(allergies) => setValue('allergies', allergies)}
      />
      <TextField
        label={<Trans>Other allergies, or things to leave out</Trans>}
        {...field('allergyNotes')}
      />
    </>
  );
}
