import { Trans } from '@lingui/react/macro';
import { business, deliveryAreas } from '#contract/business';
import type { EventPlace } from '#contract/orders/event-places';
import { formatList, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { Radio, RadioGroup } from '../../ui/form/RadioGroup';
import { OptionLabel } from '../cart/order-request/OptionLabel';
import { useShopSettings } from '../shop-settings/use-shop-settings';

interface PlaceFieldProps {
  readonly place: EventPlace | undefined;
  readonly onChange: (place: EventPlace | undefined) => void;
}

const { neighborhood } = business.address;

export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const language = useLanguage();
  const { settings } = useShopSettings();
  const getRadioProps = (value: EventPlace | undefined) => ({
    name: 'place',
    checked: place === value,
    onChange: () => onChange(value),
  });
  return (
    <RadioGroup layout="oneColumn" legend={<Trans>Place</Trans>}>
      <Radio {...getRadioProps(undefined)} label={<Trans>Not decided yet</Trans>} />
      {settings.deliveryAreas.map(({ slug, fee }) => {
        const area = deliveryAreas.find((candidate) => candidate.slug === slug);
        const places = area?.places ?? [];
        return (
          <Radio
            key={slug}
            {...getRadioProps(slug)}
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
      <Radio
        {...getRadioProps('pickup')}
        label={
          <OptionLabel
            name={<Trans>Pickup</Trans>}
            detail={<Trans>Free, in {neighborhood}</Trans>}
          />
        }
      />
    </RadioGroup>
  );
}
