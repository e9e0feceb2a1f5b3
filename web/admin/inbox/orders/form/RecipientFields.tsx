import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { maxRecipients } from '#contract/orders/recipients';
import { button, textButton } from '../../../../ui/button/Button.css';
import { TextField } from '../../../../ui/form/TextField';
import { visuallyHidden } from '../../../../ui/visually-hidden.css';
import * as styles from './OrderForm.css';
import { emptyRecipient } from './order-form-values';
import { type OrderFieldsProps, useOrderField } from './use-order-field';

export function RecipientFields({ form }: OrderFieldsProps) {
  const field = useOrderField(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'recipients' });
  const addButton = useRef<HTMLButtonElement>(null);

  function removeRecipient(index: number): void {
    flushSync(() => remove(index));
    // The pressed button is gone.
    addButton.current?.focus();
  }

  return (
    <>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <fieldset key={id} className={styles.recipient}>
            <legend className={styles.legend}>
              <Trans>Recipient {number}</Trans>
            </legend>
            <div className={styles.three}>
              <TextField
                autoComplete="off"
                label={<Trans>Name</Trans>}
                {...field(`recipients.${index}.name`)}
              />
              <TextField
                autoComplete="off"
                label={<Trans>Street</Trans>}
                {...field(`recipients.${index}.street`)}
              />
              <TextField
                autoComplete="off"
                label={<Trans>Apartment or unit</Trans>}
                {...field(`recipients.${index}.unit`)}
              />
              <TextField
                autoComplete="off"
                label={<Trans>City</Trans>}
                {...field(`recipients.${index}.city`)}
              />
              <TextField
                autoComplete="off"
                label={<Trans>State</Trans>}
                {...field(`recipients.${index}.state`)}
              />
              <TextField
                autoComplete="off"
                inputMode="numeric"
                label={<Trans>ZIP</Trans>}
                {...field(`recipients.${index}.zip`)}
              />
              <TextField
                autoComplete="off"
                inputMode="numeric"
                label={<Trans>Boxes</Trans>}
                {...field(`recipients.${index}.quantity`)}
              />
            </div>
            <button
              type="button"
              className={`${textButton} ${styles.remove}`}
              onClick={() => removeRecipient(index)}
            >
              <Trans>Remove</Trans>{' '}
              <span className={visuallyHidden}>
                <Trans>Recipient {number}</Trans>
              </span>
            </button>
          </fieldset>
        );
      })}
      {fields.length < maxRecipients && (
        <div className={styles.footerRow}>
          <button
            ref={addButton}
            type="button"
            className={button.secondary}
            onClick={() => append(emptyRecipient)}
          >
            <Trans>Add recipient</Trans>
          </button>
        </div>
      )}
    </>
  );
}
