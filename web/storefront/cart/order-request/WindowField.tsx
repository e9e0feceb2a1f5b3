import { Trans, useLingui } from '@lingui/react/macro';
import { listOrderWindows } from '#contract/orders/delivery-options';
import { formatWindow } from '../../../i18n/format-window';
import { useLanguage } from '../../../i18n/use-language';
import { SelectField } from '../../../ui/form/SelectField';
import type { OrderForm } from './use-order-form';

interface WindowFieldProps {
  readonly form: OrderForm;
}

export function WindowField({ form: { field, fulfilment, settings } }: WindowFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <SelectField
      label={fulfilment === 'pickup' ? <Trans>Pickup time</Trans> : <Trans>Delivery time</Trans>}
      required
      {...field('window')}
    >
      <option value="">{t`Choose a two-hour window`}</option>
      {listOrderWindows(fulfilment, settings).map((start) => (
        <option key={start} value={start}>
          {formatWindow(start, language)}
        </option>
      ))}
    </SelectField>
  );
}
