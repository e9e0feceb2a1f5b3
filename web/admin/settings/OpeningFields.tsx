import { Trans } from '@lingui/react/macro';
import { type Ref, useId } from 'react';
import { Controller } from 'react-hook-form';
import { type Weekday, weekdays } from '#contract/core/weekdays';
import { formatWeekday } from '../../i18n/format-weekday';
import { useLanguage } from '../../i18n/use-language';
import { Checkbox } from '../../ui/form/Checkbox';
import { TextField } from '../../ui/form/TextField';
import * as styles from './SettingsPage.css';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function OpeningFields({ form }: SettingsFieldsProps) {
  const field = useSettingsField(form);
  return (
    <>
      <Controller
        control={form.control}
        name="openDays"
        render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
          <OpenDays ref={ref} days={value} error={error?.message} onChange={onChange} />
        )}
      />
      <div className={styles.pair}>
        <TextField type="time" required label={<Trans>Opens</Trans>} {...field('opens')} />
        <TextField type="time" required label={<Trans>Closes</Trans>} {...field('closes')} />
      </div>
    </>
  );
}

interface OpenDaysProps {
  /** Focused when no day is chosen. */
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly days: readonly Weekday[];
  readonly error: string | undefined;
  readonly onChange: (days: readonly Weekday[]) => void;
}

function OpenDays({ ref, days, error, onChange }: OpenDaysProps) {
  const language = useLanguage();
  const errorId = useId();
  const toggle = (toggled: Weekday) =>
    onChange(weekdays.filter((day) => days.includes(day) !== (day === toggled)));
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.group} aria-describedby={error && errorId}>
      <legend className={styles.legend}>
        <Trans>Open on</Trans>
      </legend>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={formatWeekday(day, language)}
            checked={days.includes(day)}
            onChange={() => toggle(day)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
