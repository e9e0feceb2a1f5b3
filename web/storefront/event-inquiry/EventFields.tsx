import { Trans } from '@lingui/react/macro';
import {
  type BudgetBand,
  budgetBandNames,
  budgetBands,
  getInquiryAreaName,
  inquiryAreas,
  inquiryOccasionNames,
  inquiryOccasions,
} from '#contract/event-inquiries/rules';
import { useLanguage } from '../../i18n/use-language';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { InquiryDateField } from './InquiryDateField';
import type { InquiryForm } from './use-inquiry-form';

interface EventFieldsProps {
  readonly form: InquiryForm;
}

export function EventFields({ form }: EventFieldsProps) {
  const { field, watch } = form;
  const language = useLanguage();
  const area: unknown = watch('area');
  return (
    <>
      <SelectField label={<Trans>Occasion</Trans>} required {...field('occasion')}>
        <EmptyOption />
        {inquiryOccasions.map((occasion) => (
          <option key={occasion} value={occasion}>
            {inquiryOccasionNames[occasion][language]}
          </option>
        ))}
      </SelectField>
      <InquiryDateField form={form} />
      <TextField
        label={<Trans>Guests</Trans>}
        hint={<Trans>A guess is fine.</Trans>}
        required
        inputMode="numeric"
        autoComplete="off"
        {...field('guests')}
      />
      <SelectField label={<Trans>Where</Trans>} required {...field('area')}>
        <EmptyOption />
        {inquiryAreas.map((value) => (
          <option key={value} value={value}>
            {getInquiryAreaName(value)[language]}
          </option>
        ))}
      </SelectField>
      {area !== 'pickup' && (
        <TextField
          label={<Trans>Venue or address</Trans>}
          hint={<Trans>If you know it: indoors or outdoors, stairs, a kitchen.</Trans>}
          {...field('placeNotes')}
        />
      )}
      <SelectField label={<Trans>Budget</Trans>} {...field('budgetBand')}>
        {budgetBands.map((band: BudgetBand) => (
          <option key={band} value={band}>
            {budgetBandNames[band][language]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const EmptyOption = () => (
  <option value="">
    <Trans>Choose one</Trans>
  </option>
);
