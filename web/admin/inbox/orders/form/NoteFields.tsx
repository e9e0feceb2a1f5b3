import { Trans } from '@lingui/react/macro';
import { TextArea } from '../../../../ui/form/TextArea';
import * as styles from './OrderForm.css';
import { OrderFormSection } from './OrderFormSection';
import { type OrderFieldsProps, useOrderField } from './use-order-field';

export function NoteFields({ form }: OrderFieldsProps) {
  const field = useOrderField(form);
  return (
    <OrderFormSection title={<Trans>Notes</Trans>}>
      <div className={styles.pair}>
        <TextArea
          className={styles.note}
          label={<Trans>Note to the customer</Trans>}
          hint={<Trans>It’s on the customer’s status page.</Trans>}
          {...field('customerNote')}
        />
        <TextArea
          className={styles.note}
          label={<Trans>Private note</Trans>}
          hint={<Trans>Only you and your team see it.</Trans>}
          {...field('privateNote')}
        />
      </div>
    </OrderFormSection>
  );
}
