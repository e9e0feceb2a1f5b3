import { Trans } from '@lingui/react/macro';
import { NumberField } from './NumberField';
import { useDays } from './use-days';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function PolicyFields({ form }: SettingsFieldsProps) {
  const field = useSettingsField(form);
  const days = useDays(form);
  return (
    <>
      <NumberField
        label={<Trans>Canceling is free until this many hours before the order’s time</Trans>}
        status={days('cancellationHours')}
        {...field('cancellationHours')}
      />
      <NumberField
        label={<Trans>Deposit for large events, in percent of the total</Trans>}
        {...field('depositPercent')}
      />
    </>
  );
}
