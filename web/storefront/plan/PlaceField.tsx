import { Trans, useLingui } from '@lingui/react/macro';
import { business, deliveryAreas } from '#contract/business';
import { eventPlaces } from '#contract/orders/event-places';
import type { ShopSettings } from '#contract/settings/schema';
import { formatList, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { SelectField } from '../../ui/form/SelectField';
import type { PlanControl } from './use-plan';

interface PlaceFieldProps extends PlanControl {
  readonly settings: ShopSettings;
}

export function PlaceField({ plan, change, settings }: PlaceFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { neighborhood } = business.address;
  return (
    <SelectField
      label={<Trans>Place</Trans>}
      name="place"
      value={plan.place ?? ''}
      onChange={(event) =>
        change({ place: eventPlaces.find((place) => place === event.currentTarget.value) })
      }
    >
      <option value="">{t`Not sure yet`}</option>
      {settings.deliveryAreas.map(({ slug, fee }) => {
        const area = deliveryAreas.find((candidate) => candidate.slug === slug);
        const name = area?.name[language] ?? '';
        const places = formatList(area?.places ?? [], language);
        const label = places === name ? name : `${name}: ${places}`;
        return (
          <option key={slug} value={slug}>
            {label} ({fee === 0 ? t`free` : formatPrice(fee, language)})
          </option>
        );
      })}
      <option value="pickup">{t`Pickup in ${neighborhood}`}</option>
    </SelectField>
  );
}
