import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { maxRecipients } from '#contract/orders/recipients';
import { button } from '../../../../ui/button/Button.css';
import { error as errorStyle } from '../../../../ui/form/Field.css';
import { emptyRecipient, type OrderForm } from '../use-order-form';
import { RecipientFields } from './RecipientFields';
import { RecipientList } from './RecipientList';
import * as styles from './RecipientsField.css';

interface RecipientsFieldProps {
  readonly form: OrderForm;
}

/** Where the gift boxes of the cart are shipped to. */
export function RecipientsField({ form }: RecipientsFieldProps) {
  const { control, unitCount, watch, setValue, listError } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'recipients' });
  const values: unknown = watch('recipients');
  const assigned = fields.length === 1 ? unitCount : countBoxes(values);

  const addButton = useRef<HTMLButtonElement>(null);

  function removeAt(index: number): void {
    flushSync(() => remove(index));
    // The field with the number of boxes is hidden for a single address.
    if (fields.length === 2) setValue('recipients.0.quantity', 1);
    // The pressed button is gone.
    addButton.current?.focus();
  }

  return (
    <div className={styles.recipients}>
      {fields.map(({ id }, index) => (
        <RecipientFields
          key={id}
          form={form}
          index={index}
          isOnly={fields.length === 1}
          onRemove={() => removeAt(index)}
        />
      ))}
      <p role="status" className={styles.status}>
        <AssignedBoxes assigned={assigned} total={unitCount} />
      </p>
      {listError !== undefined && <p className={errorStyle}>{listError}</p>}
      {fields.length < maxRecipients && (
        <p>
          <button
            ref={addButton}
            type="button"
            className={button.secondary}
            onClick={() => append(emptyRecipient)}
          >
            <Trans>Add an address</Trans>
          </button>
        </p>
      )}
      <RecipientList
        hasAddresses={fields.length > 1 || hasText(values)}
        onAccept={(recipients) => replace([...recipients])}
      />
    </div>
  );
}

function AssignedBoxes({ assigned, total }: { readonly assigned: number; readonly total: number }) {
  if (assigned === total)
    return (
      <Plural value={total} one="Your box has an address." other="All # boxes have an address." />
    );
  return (
    <Trans>
      {assigned} of the <Plural value={total} one="# box" other="# boxes" /> in your cart have an
      address.
    </Trans>
  );
}

const toNumber = (value: unknown): number => {
  const quantity = Number(value);
  return Number.isFinite(quantity) ? quantity : 0;
};

const countBoxes = (values: unknown): number =>
  Array.isArray(values) ? values.reduce((sum, value) => sum + toNumber(value?.quantity), 0) : 0;

const hasText = (values: unknown): boolean =>
  Array.isArray(values) && values.some((value) => Boolean(value?.name || value?.street));
