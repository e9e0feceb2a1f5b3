import { Trans, useLingui } from '@lingui/react/macro';
import { textButton } from '../../../../ui/button/Button.css';
import { TextField } from '../../../../ui/form/TextField';
import type { OrderForm } from '../use-order-form';
import * as styles from './RecipientsField.css';

interface RecipientFieldsProps {
  readonly form: OrderForm;
  readonly index: number;
  /** All boxes go to the only address. */
  readonly isOnly: boolean;
  readonly onRemove: () => void;
}

export function RecipientFields({ form, index, isOnly, onRemove }: RecipientFieldsProps) {
  const { t } = useLingui();
  const number = index + 1;
  const field = (name: string) => form.field(`recipients.${index}.${name}`);
  return (
    <fieldset className={styles.recipient}>
      <legend className={styles.legend}>
        {isOnly ? <Trans>Ship to</Trans> : <Trans>Address {number}</Trans>}
      </legend>
      <div className={styles.fields}>
        <div className={styles.name}>
          <TextField label={<Trans>Recipient’s name</Trans>} required {...field('name')} />
        </div>
        <div className={styles.street}>
          <TextField label={<Trans>Street and number</Trans>} required {...field('street')} />
        </div>
        <div className={styles.unit}>
          <TextField label={<Trans>Apartment or unit</Trans>} {...field('unit')} />
        </div>
        <div className={styles.city}>
          <TextField label={<Trans>City</Trans>} required {...field('city')} />
        </div>
        <TextField
          label={<Trans>State</Trans>}
          required
          placeholder="CA"
          autoCapitalize="characters"
          {...field('state')}
        />
        <TextField label={<Trans>ZIP code</Trans>} required inputMode="numeric" {...field('zip')} />
        {!isOnly && (
          <TextField
            label={<Trans>Boxes</Trans>}
            required
            inputMode="numeric"
            {...form.field(`recipients.${index}.quantity`, { setValueAs: toQuantity })}
          />
        )}
      </div>
      {!isOnly && (
        <button
          type="button"
          className={textButton}
          aria-label={t`Remove address ${number}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </button>
      )}
    </fieldset>
  );
}

/** NaN for anything but digits, which the schema rejects. */
const toQuantity = (value: unknown): number =>
  /^\s*\d+\s*$/.test(String(value)) ? Number(value) : Number.NaN;
