import { Trans } from '@lingui/react/macro';
import { deliveryAreas } from '#contract/business';
import { formatList, formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { Radio, RadioGroup } from '../../../ui/form/RadioGroup';
import { OptionLabel } from './OptionLabel';
import type { OrderForm } from './use-order-form';

interface AreaFieldProps {
  readonly form: OrderForm;
}

export function AreaField({ form }: AreaFieldProps) {
  const { field, area: selectedArea, selectArea, settings } = form;
  const language = useLanguage();
  const { ref, error } = field('area');

  return (
    <RadioGroup layout="oneColumn" legend={<Trans>Where to</Trans>} required error={error}>
      {settings.deliveryAreas.map(({ slug, fee }, index) => {
        const area = deliveryAreas.find((candidate) => candidate.slug === slug);
        const places = area?.places ?? [];
        return (
          <Radio
            key={slug}
            name="area"
            // React Hook Form gets an object it can focus instead of the radio, whose value it would read.
            ref={
              index === 0
                ? (radio) => ref(radio && { focus: () => radio.focus(), value: '' })
                : null
            }
            checked={selectedArea === slug}
            onChange={() => selectArea(slug)}
            label={
              <OptionLabel
                name={area?.name[language]}
                price={fee === 0 ? <Trans>Free</Trans> : formatPrice(fee, language)}
                detail={places.length > 1 && formatList(places, language)}
              />
            }
          />
        );
      })}
    </RadioGroup>
  );
}
