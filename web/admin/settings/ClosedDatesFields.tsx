import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useLanguage } from '../../i18n/use-language';
import { textButton } from '../../ui/button/Button.css';
import { AddClosedDate } from './AddClosedDate';
import { formatClosedDate, isYearlyDate } from './format-closed-date';
import * as styles from './SettingsPage.css';
import type { SettingsFieldsProps } from './use-settings-field';

export const ClosedDatesFields = ({ form }: SettingsFieldsProps) => (
  <Controller
    control={form.control}
    name="closedDates"
    render={({ field: { value, onChange }, fieldState: { error } }) => (
      <ClosedDates dates={value} error={error?.message} onChange={onChange} />
    )}
  />
);

interface ClosedDatesProps {
  readonly dates: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (dates: readonly string[]) => void;
}

function ClosedDates({ dates, error, onChange }: ClosedDatesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const dateInputRef = useRef<HTMLInputElement>(null);

  function remove(date: string): void {
    onChange(dates.filter((other) => other !== date));
    // The button that has the focus disappears.
    dateInputRef.current?.focus();
  }

  const add = (date: string) => onChange([...new Set([...dates, date])].sort());

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
      <AddClosedDate inputRef={dateInputRef} onAdd={add} />
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
