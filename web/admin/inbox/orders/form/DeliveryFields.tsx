import { Trans } from '@lingui/react/macro';
import { deliveryAreas } from '#contract/business';
import { listOrderWindows } from '#contract/orders/delivery-options';
import type { ShopSettings } from '#contract/settings/schema';
import { formatWindow } from '../../../../i18n/format-window';
import { useLanguage } from '../../../../i18n/use-language';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import * as styles from './OrderForm.css';
import { OrderFormSection } from './OrderFormSection';
import { RecipientFields } from './RecipientFields';
import { useDayNotice } from './use-day-notice';
import { type OrderFieldsProps, useOrderField } from './use-order-field';

interface DeliveryFieldsProps extends OrderFieldsProps {
  /** Undefined while loading. */
  readonly settings: ShopSettings | undefined;
}

export function DeliveryFields({ form, settings }: DeliveryFieldsProps) {
  const language = useLanguage();
  const field = useOrderField(form);
  const { fulfilment, window } = form.getValues();
  const dayNotice = useDayNotice(form.getValues(), settings);
  const openWindows = settings ? listOrderWindows(fulfilment, settings) : [];
  // An agreed time outside the hours stays.
  const windows = [...new Set([...openWindows, window].filter(Boolean))].sort();
  return (
    <OrderFormSection title={<Trans>Day and place</Trans>}>
      <div className={styles.three}>
        <TextField
          required
          type="date"
          label={<Trans>Event date</Trans>}
          status={dayNotice}
          {...field('eventDate')}
        />
        {fulfilment !== 'shipping' && (
          <SelectField label={<Trans>Time</Trans>} {...field('window')}>
            <option value="">–</option>
            {windows.map((start) => (
              <option key={start} value={start}>
                {formatWindow(start, language)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label={<Trans>Delivery or pickup</Trans>} {...field('fulfilment')}>
          <option value="pickup">
            <Trans context="order">Pickup</Trans>
          </option>
          <option value="delivery">
            <Trans context="order">Delivery</Trans>
          </option>
          <option value="shipping">
            <Trans context="order">Shipping</Trans>
          </option>
        </SelectField>
      </div>
      {fulfilment === 'delivery' && (
        <>
          <div className={styles.pair}>
            <SelectField label={<Trans>Delivery area</Trans>} {...field('area')}>
              <option value="">–</option>
              {deliveryAreas.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name[language]}
                </option>
              ))}
            </SelectField>
            <TextField autoComplete="off" label={<Trans>Street</Trans>} {...field('street')} />
            <TextField
              autoComplete="off"
              label={<Trans>Apartment or unit</Trans>}
              {...field('unit')}
            />
            <TextField
              autoComplete="off"
              inputMode="numeric"
              label={<Trans>ZIP</Trans>}
              {...field('zip')}
            />
          </div>
          <TextField
            autoComplete="off"
            label={<Trans>Gate code or instructions</Trans>}
            {...field('instructions')}
          />
        </>
      )}
      {fulfilment === 'shipping' && <RecipientFields form={form} />}
    </OrderFormSection>
  );
}
