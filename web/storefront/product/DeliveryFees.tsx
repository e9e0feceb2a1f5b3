import { Trans, useLingui } from '@lingui/react/macro';
import { business, type DeliveryArea, deliveryAreas } from '#contract/business';
import type { EventPlace } from '#contract/orders/event-places';
import { formatAlternatives } from '../../i18n/format-alternatives';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useShopFacts } from '../shop-settings/use-shop-facts';

interface DeliveryFeesProps {
  readonly isShippable: boolean;
  /** Of the event; undefined lists all. */
  readonly place: EventPlace | undefined;
}

/** Nothing until the shop's settings are loaded. */
export function DeliveryFees({ isShippable, place }: DeliveryFeesProps) {
  const language = useLanguage();
  const facts = useShopFacts();
  if (!facts) return null;
  const fee = formatPrice(facts.shippingFee, language);
  return (
    <>
      {isShippable && (
        <>
          <Trans>Ships for {fee} to each address.</Trans>{' '}
        </>
      )}
      <PlaceFees place={place} fees={facts.fees} />
    </>
  );
}

interface PlaceFeesProps extends Pick<DeliveryFeesProps, 'place'> {
  readonly fees: Readonly<Record<string, number>>;
}

function PlaceFees({ place, fees }: PlaceFeesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (place === 'pickup') {
    const { neighborhood } = business.address;
    return <Trans>Pickup in {neighborhood} is free.</Trans>;
  }
  const describeFee = ({ slug, name: names, fee: defaultFee }: DeliveryArea) => {
    const fee = fees[slug] ?? defaultFee;
    const name = names[language];
    const price = formatPrice(fee, language);
    return fee === 0 ? t`${name} free` : t`${name} ${price}`;
  };
  const chosen = deliveryAreas.find(({ slug }) => slug === place);
  if (chosen) return describeFee(chosen);
  return formatAlternatives([...deliveryAreas.map(describeFee), t`pickup`], language);
}
