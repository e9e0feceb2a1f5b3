import { Trans } from '@lingui/react/macro';
import { TextField } from '../../ui/form/TextField';
import * as styles from './SettingsPage.css';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function ShippingFields({ form }: SettingsFieldsProps) {
  const field = useSettingsField(form);
  return (
    <>
      <TextField
        required
        inputMode="decimal"
        autoComplete="off"
        label={<Trans>Shipping a gift box, in dollars</Trans>}
        hint={<Trans>For each recipient</Trans>}
        {...field('shippingFee')}
      />
      <div className={styles.pair}>
        <TextField
          type="time"
          required
          label={<Trans>Pickup from</Trans>}
          {...field('pickupFrom')}
        />
        <TextField
          type="time"
          required
          label={<Trans>Pickup until</Trans>}
          {...field('pickupTo')}
        />
      </div>
    </>
  );
}
