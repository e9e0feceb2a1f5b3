import { Trans } from '@lingui/react/macro';
import { business, deliveryAreas } from '#contract/business';
import type { FulfillmentMethod } from '#contract/orders/rules';
import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { Choice, Choices } from '../../../ui/form/Choice';
import type { FieldControl } from './field-control';
import * as styles from './PlaceField.css';

/** Two form fields; `{ fulfilment: 'delivery', area: '' }` means nothing is selected yet. */
export interface Place {
  readonly fulfilment: FulfillmentMethod;
  readonly area: string;
}

interface PlaceFieldProps {
  readonly fulfilment: FieldControl;
  readonly area: FieldControl;
  readonly chosen: Place;
  readonly onChoose: (place: Place) => void;
}

const { neighborhood } = business.address;

/** One radio group sets two form fields. */
export function PlaceField({ fulfilment, area, chosen, onChoose }: PlaceFieldProps) {
  const language = useLanguage();
  const { error: _, ...hidden } = fulfilment;

  return (
    <Choices
      layout="oneColumn"
      legend={<Trans>Delivery or pickup</Trans>}
      required
      error={area.error}
    >
      <input type="hidden" defaultValue="delivery" {...hidden} />
      {deliveryAreas.map(({ slug, name, places, free }, at) => (
        <Choice
          key={slug}
          name="place"
          // React Hook Form gets an object it can focus instead of the radio, whose value it would read.
          ref={
            at === 0
              ? (radio) => area.ref(radio && { focus: () => radio.focus(), value: '' })
              : null
          }
          checked={chosen.fulfilment === 'delivery' && chosen.area === slug}
          onChange={() => onChoose({ fulfilment: 'delivery', area: slug })}
          label={
            <span className={styles.place}>
              <span className={styles.name}>{name[language]}</span>
              <span className={styles.fee}>
                {free ? <Trans>Free delivery</Trans> : <Trans>Fee by location</Trans>}
              </span>
              {places.length > 1 && (
                <span className={styles.detail}>{formatList(places, language)}</span>
              )}
            </span>
          }
        />
      ))}
      <Choice
        name="place"
        checked={chosen.fulfilment === 'pickup'}
        onChange={() => onChoose({ fulfilment: 'pickup', area: '' })}
        label={
          <span className={styles.place}>
            <span className={styles.name}>
              <Trans>Pickup by appointment</Trans>
            </span>
            <span className={styles.detail}>
              <Trans>In {neighborhood}, at an hour we agree on</Trans>
            </span>
          </span>
        }
      />
    </Choices>
  );
}
