import { Trans } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { Controller } from 'react-hook-form';
import { isIsoDate } from '#contract/core/dates';
import { shopSettingsMessages } from '#contract/settings/messages';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { Checkbox } from '../../ui/form/Checkbox';
import { TextField } from '../../ui/form/TextField';
import * as styles from './SettingsPage.css';
import type { SettingsFormValues } from './shop-settings-form';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

interface AddClosedDateProps extends SettingsFieldsProps {
  readonly onAdd: (date: SettingsFormValues['newClosedDate']) => void;
}

export function AddClosedDate({ form, onAdd }: AddClosedDateProps) {
  const language = useLanguage();
  const getField = useSettingsField(form);

  function add(): void {
    const added = { ...form.getValues('newClosedDate') };
    if (!isIsoDate(added.date)) {
      form.setError('newClosedDate.date', { message: shopSettingsMessages.chooseDate[language] });
      return;
    }
    form.clearErrors('newClosedDate.date');
    form.setValue('newClosedDate.date', '', { shouldDirty: true });
    onAdd(added);
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
        type="date"
        label={<Trans>Another closed date</Trans>}
        {...getField('newClosedDate.date')}
        onKeyDown={addOnEnter}
      />
      <Controller
        control={form.control}
        name="newClosedDate.isYearly"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={<Trans>Each year</Trans>}
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
          />
        )}
      />
      <button type="button" className={button.secondary} onClick={add}>
        <Trans>Add date</Trans>
      </button>
    </div>
  );
}
