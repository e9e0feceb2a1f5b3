import { Trans } from '@lingui/react/macro';
import { findAreaByZip, isZipInArea } from '#contract/orders/delivery-options';
import { zipCodePattern } from '#contract/orders/recipients';
import { findDeliveryArea } from '#contract/orders/rules';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { textButton } from '../../../ui/button/Button.css';
import { TextField } from '../../../ui/form/TextField';
import * as styles from './AddressFields.css';
import type { OrderForm } from './use-order-form';

interface AddressFieldsProps {
  readonly form: OrderForm;
}

export function AddressFields({ form }: AddressFieldsProps) {
  const { field } = form;
  return (
    <>
      <div className={styles.street}>
        <TextField
          label={<Trans>Street and number</Trans>}
          required
          autoComplete="address-line1"
          {...field('street')}
        />
        <TextField
          label={<Trans>Apartment or unit</Trans>}
          autoComplete="address-line2"
          {...field('unit')}
        />
      </div>
      <div className={styles.zip}>
        <TextField
          label={<Trans>ZIP code</Trans>}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('zip')}
        />
        <AreaSuggestion form={form} />
      </div>
      <TextField label={<Trans>Gate code or instructions</Trans>} {...field('instructions')} />
    </>
  );
}

/** Offers the area that the ZIP code belongs to. */
function AreaSuggestion({ form: { zip, area, settings, selectArea } }: AddressFieldsProps) {
  const language = useLanguage();
  if (!zipCodePattern.test(zip.trim())) return null;
  const suggested = findAreaByZip(zip, settings);
  if (!suggested || (area && isZipInArea(zip, area, settings))) return null;
  const name = findDeliveryArea(suggested.slug)?.name[language];
  const fee = formatPrice(suggested.fee, language);
  return (
    <button type="button" className={textButton} onClick={() => selectArea(suggested.slug)}>
      {suggested.fee === 0 ? (
        <Trans>Deliver to {name}, free</Trans>
      ) : (
        <Trans>
          Deliver to {name}, {fee}
        </Trans>
      )}
    </button>
  );
}
