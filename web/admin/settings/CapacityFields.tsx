import { Trans } from '@lingui/react/macro';
import { NumberField } from './NumberField';
import * as styles from './SettingsPage.css';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function CapacityFields({ form }: SettingsFieldsProps) {
  const field = useSettingsField(form);
  const hint = <Trans>Leave empty for no limit</Trans>;
  return (
    <div className={styles.pair}>
      <NumberField
        required={false}
        label={<Trans>Orders per day</Trans>}
        hint={hint}
        {...field('maxOrdersPerDay')}
      />
      <NumberField
        required={false}
        label={<Trans>Servings per day</Trans>}
        hint={hint}
        {...field('maxServingsPerDay')}
      />
    </div>
  );
}
