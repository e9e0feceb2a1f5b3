import { Trans, useLingui } from '@lingui/react/macro';
import { maxCardMessageLength } from '#contract/orders/schema';
import { TextArea } from '../../../ui/form/TextArea';
import * as styles from './CardMessageField.css';
import type { OrderForm } from './use-order-form';

interface CardMessageFieldProps {
  readonly form: OrderForm;
}

/** For gift boxes, with a preview in the type of the card. */
export function CardMessageField({ form: { field, watch, products } }: CardMessageFieldProps) {
  const { t } = useLingui();
  if (!products.some(({ category }) => category === 'gifts')) return null;
  const message = String(watch('cardMessage') ?? '');
  const count = [...message].length;
  return (
    <div className={styles.field}>
      <TextArea
        label={<Trans>Message for the card</Trans>}
        hint={<Trans>We write it by hand and put a card in each box.</Trans>}
        rows={3}
        {...field('cardMessage')}
      />
      <p className={styles.count}>
        <Trans>
          {count} of {maxCardMessageLength} characters
        </Trans>
      </p>
      {message.trim() !== '' && (
        <figure className={styles.card} aria-label={t`Preview of the card`}>
          <blockquote className={styles.message}>{message.trim()}</blockquote>
        </figure>
      )}
    </div>
  );
}
