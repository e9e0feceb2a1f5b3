import { Trans } from '@lingui/react/macro';
import { allergenNames, allergens } from '#contract/products/allergens';
import { dietNames, diets } from '#contract/products/diets';
import { useLanguage } from '../../i18n/use-language';
import { CheckboxChips } from '../../ui/form/CheckboxChips';
import { TextField } from '../../ui/form/TextField';
import type { InquiryForm } from './use-inquiry-form';

interface DietFieldsProps {
  readonly form: InquiryForm;
}

export function DietFields({ form: { field, watch, setValue } }: DietFieldsProps) {
  const language = useLanguage();
  return (
    <>
      <CheckboxChips
        legend={<Trans>Diets</Trans>}
        hint={<Trans>Anything that someone needs.</Trans>}
        name="diets"
        options={diets.map((value) => ({ value, label: dietNames[value][language] }))}
        selected={selectFrom(diets, watch('diets'))}
        onChange={(selected) => setValue('diets', selected)}
      />
      <CheckboxChips
        legend={<Trans>Allergies</Trans>}
        hint={<Trans>Anyone’s at your table. We can’t rule out traces.</Trans>}
        name="allergens"
        options={allergens.map((value) => ({ value, label: allergenNames[value][language] }))}
        selected={selectFrom(allergens, watch('allergens'))}
        onChange={(selected) => setValue('allergens', selected)}
      />
      <TextField
        label={<Trans>Anything else about food</Trans>}
        hint={<Trans>How many vegetarians, how severe an allergy.</Trans>}
        {...field('dietNotes')}
      />
    </>
  );
}

/** `stored` may come from an old draft. */
const selectFrom = <Value extends string>(
  values: readonly Value[],
  stored: unknown,
): readonly Value[] =>
  Array.isArray(stored) ? values.filter((value) => stored.includes(value)) : [];
