import { Trans } from '@lingui/react/macro';
import { business, deliveryAreas } from '#contract/business';
import type { FulfillmentMethod } from '#contract/orders/rules';
import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { Radio, RadioGroup } from '../../../ui/form/RadioGroup';
import * as styles from './DeliveryField.css';
import type { FieldControl } from './field-control';

/** Two form fields; `{ fulfilment: 'delivery', area: '' }` means nothing is selected yet. */
export interface DeliveryChoice {
  readonly fulfilment: FulfillmentMethod;
  readonly area: string;
}

interface DeliveryFieldProps {
  readonly fulfilment: FieldControl;
  readonly area: FieldControl;
  readonly selected: DeliveryChoice;
  readonly onChange: (delivery: DeliveryChoice) => void;
}

const { neighborhood } = business.address;

/** One radio group sets two form fields. */
export function DeliveryField({ fulfilment, area, selected, onChange }: DeliveryFieldProps) {
  const language = useLanguage();
  const { error: _, ...hiddenField } = fulfilment;

  return (
    <RadioGroup
      layout="oneColumn"
      legend={<Trans>Delivery or pickup</Trans>}
      required
      error={area.error}
    >
      <input type="hidden" defaultValue="delivery" {...hiddenField} />
      {deliveryAreas.map(({ slug, name, places, isFree }, index) => (
        <Radio
          key={slug}
          name="place"
          // React Hook Form gets an object it can focus instead of the radio, whose value it would read.
          ref={
            index === 0
              ? (radio) => area.ref(radio && { focus: () => radio.focus(), value: '' })
              : null
          }
          checked={selected.fulfilment === 'delivery' && selected.area === slug}
          onChange={() => onChange({ fulfilment: 'delivery', area: slug })}
          label={
            <span className={styles.option}>
              <span className={styles.name}>{name[language]}</span>
              <span className={styles.fee}>
                {isFree ? <Trans>Free delivery</Trans> : <Trans>Fee by location</Trans>}
              </span>
              {places.length > 1 && (
                <span className={styles.detail}>{formatList(places, language)}</span>
              )}
            </span>
          }
        />
      ))}
      <Radio
        name="place"
        checked={selected.fulfilment === 'pickup'}
        onChange={() => onChange({ fulfilment: 'pickup', area: '' })}
        label={
          <span className={styles.option}>
            <span className={styles.name}>
              <Trans>Pickup by appointment</Trans>
            </span>
            <span className={styles.detail}>
              <Trans>In {neighborhood}, at an hour we agree on</Trans>
            </span>
          </span>
        }
      />
    </RadioGroup>
  );
}
