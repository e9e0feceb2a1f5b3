import { Trans } from '@lingui/react/macro';
import { getFeeCents } from '#contract/orders/pricing';
import type { ShopSettings } from '#contract/settings/schema';
import { formatPrice } from '../../../../i18n/formats';
import { useLanguage } from '../../../../i18n/use-language';
import { textButton } from '../../../../ui/button/Button.css';
import { TextField } from '../../../../ui/form/TextField';
import * as styles from './OrderForm.css';
import { OrderFormSection } from './OrderFormSection';
import { formatAmount, getTotalCents } from './order-form-values';
import { type OrderFieldsProps, useOrderField } from './use-order-field';

interface PaymentFieldsProps extends OrderFieldsProps {
  /** Undefined while loading. */
  readonly settings: ShopSettings | undefined;
}

export function PaymentFields({ form, settings }: PaymentFieldsProps) {
  const language = useLanguage();
  const field = useOrderField(form);
  const values = form.getValues();
  const { fulfilment, area, recipients } = values;
  const feeCents =
    settings && getFeeCents({ fulfilment, area, recipientCount: recipients.length }, settings);
  const feeText = formatPrice((feeCents ?? 0) / 100, language);
  const percent = settings?.depositPercent ?? 0;

  const setAmount = (name: 'fee' | 'deposit', cents: number) =>
    form.setValue(name, formatAmount(cents / 100), { shouldDirty: true, shouldValidate: true });

  return (
    <OrderFormSection title={<Trans>Amounts</Trans>}>
      <div className={styles.three}>
        <div className={styles.withShortcut}>
          <TextField
            inputMode="decimal"
            autoComplete="off"
            label={<Trans>Fee, in dollars</Trans>}
            {...field('fee')}
          />
          {feeCents !== undefined && feeCents > 0 && (
            <button type="button" className={textButton} onClick={() => setAmount('fee', feeCents)}>
              <Trans>Use {feeText}</Trans>
            </button>
          )}
        </div>
        <TextField
          inputMode="decimal"
          autoComplete="off"
          label={<Trans>Discount, in dollars</Trans>}
          {...field('discount')}
        />
        <div className={styles.withShortcut}>
          <TextField
            inputMode="decimal"
            autoComplete="off"
            label={<Trans>Deposit, in dollars</Trans>}
            {...field('deposit')}
          />
          {percent > 0 && (
            <button
              type="button"
              className={textButton}
              onClick={() =>
                setAmount('deposit', Math.round((getTotalCents(values) * percent) / 100))
              }
            >
              <Trans>{percent}% of the total</Trans>
            </button>
          )}
        </div>
      </div>
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        label={<Trans>Payment link</Trans>}
        hint={<Trans>A page of your payment service, where the customer pays the deposit</Trans>}
        {...field('paymentUrl')}
      />
    </OrderFormSection>
  );
}
