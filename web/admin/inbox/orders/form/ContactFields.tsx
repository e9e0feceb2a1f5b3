import { Trans } from '@lingui/react/macro';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import * as styles from './OrderForm.css';
import { OrderFormSection } from './OrderFormSection';
import { type OrderFieldsProps, useOrderField } from './use-order-field';

/** Who calls; an order can't change its customer later. */
export function ContactFields({ form }: OrderFieldsProps) {
  const field = useOrderField(form);
  return (
    <OrderFormSection title={<Trans>Customer</Trans>}>
      <div className={styles.pair}>
        <TextField required autoComplete="off" label={<Trans>Name</Trans>} {...field('name')} />
        <TextField type="tel" autoComplete="off" label={<Trans>Phone</Trans>} {...field('phone')} />
        <TextField
          type="email"
          autoComplete="off"
          label={<Trans>Email</Trans>}
          hint={<Trans>Optional. Without it, the customer gets no emails.</Trans>}
          {...field('email')}
        />
        <SelectField
          label={<Trans>Language of the customer</Trans>}
          hint={<Trans>For the status page and emails</Trans>}
          {...field('language')}
        >
          <option value="en" lang="en">
            English
          </option>
          <option value="es" lang="es">
            Español
          </option>
        </SelectField>
      </div>
    </OrderFormSection>
  );
}
