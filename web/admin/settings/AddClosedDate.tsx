import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { isIsoDate } from '#contract/core/dates';
import { shopSettingsMessages } from '#contract/settings/messages';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { Checkbox } from '../../ui/form/Checkbox';
import { TextField } from '../../ui/form/TextField';
import * as styles from './SettingsPage.css';

interface AddClosedDateProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Gets 'YYYY-MM-DD', or 'MM-DD' for each year. */
  readonly onAdd: (date: string) => void;
}

export function AddClosedDate({ inputRef, onAdd }: AddClosedDateProps) {
  const language = useLanguage();
  const [date, setDate] = useState('');
  const [isYearly, setIsYearly] = useState(false);
  const [isInvalid, setIsInvalid] = useState(false);

  function add(): void {
    setIsInvalid(!isIsoDate(date));
    if (!isIsoDate(date)) return;
    onAdd(isYearly ? date.slice('YYYY-'.length) : date);
    setDate('');
  }

  /** Otherwise Enter would save all settings. */
  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.addDate}>
      <TextField
        ref={inputRef}
        type="date"
        label={<Trans>Another closed date</Trans>}
        value={date}
        error={isInvalid ? shopSettingsMessages.chooseDate[language] : undefined}
        onChange={({ target }) => setDate(target.value)}
        onKeyDown={addOnEnter}
      />
      <Checkbox
        label={<Trans>Each year</Trans>}
        checked={isYearly}
        onChange={({ target }) => setIsYearly(target.checked)}
      />
      <button type="button" className={button({ kind: 'secondary' })} onClick={add}>
        <Trans>Add date</Trans>
      </button>
    </div>
  );
}
