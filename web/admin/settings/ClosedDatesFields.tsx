import { Trans, useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { useLanguage } from '../../i18n/use-language';
import { textButton } from '../../ui/button/Button.css';
import { AddClosedDate } from './AddClosedDate';
import { formatClosedDate, isYearlyDate } from './format-closed-date';
import * as styles from './SettingsPage.css';
import { addClosedDate } from './shop-settings-form';
import type { SettingsFieldsProps } from './use-settings-field';

export const ClosedDatesFields = ({ form }: SettingsFieldsProps) => (
  <Controller
    control={form.control}
    name="closedDates"
    render={({ field: { value, onChange }, fieldState: { error } }) => (
      <ClosedDates form={form} dates={value} error={error?.message} onChange={onChange} />
    )}
  />
);

interface ClosedDatesProps extends SettingsFieldsProps {
  readonly dates: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (dates: readonly string[]) => void;
}

function ClosedDates({ form, dates, error, onChange }: ClosedDatesProps) {
  const { t } = useLingui();
  const language = useLanguage();

  function remove(date: string): void {
    onChange(dates.filter((other) => other !== date));
    // The button that has the focus disappears.
    form.setFocus('newClosedDate.date');
  }

  return (
    <>
      <ul className={styles.dates}>
        {dates.map((date) => {
          const name = formatClosedDate(date, language);
          return (
            <li key={date} className={styles.date}>
              <span>{isYearlyDate(date) ? <Trans>{name}, each year</Trans> : name}</span>
              <button
                type="button"
                className={textButton}
                aria-label={t`Remove ${name}`}
                onClick={() => remove(date)}
              >
                <Trans>Remove</Trans>
              </button>
            </li>
          );
        })}
      </ul>
      <AddClosedDate form={form} onAdd={(added) => onChange(addClosedDate(dates, added))} />
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
