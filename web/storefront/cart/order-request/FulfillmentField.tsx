import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import type { FulfillmentMethod } from '#contract/orders/rules';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { Radio, RadioGroup } from '../../../ui/form/RadioGroup';
import { OptionLabel } from './OptionLabel';
import type { OrderForm } from './use-order-form';

interface FulfillmentFieldProps {
  readonly form: OrderForm;
}

const { neighborhood } = business.address;

export function FulfillmentField({ form }: FulfillmentFieldProps) {
  const { fulfilment, canShip, settings, selectFulfillment, field } = form;
  const language = useLanguage();
  const shippingFee = formatPrice(settings.shippingFee, language);
  const { error: _, ...hiddenField } = field('fulfilment');

  const renderOption = (method: FulfillmentMethod, label: ReactNode) => (
    <Radio
      name="method"
      checked={fulfilment === method}
      onChange={() => selectFulfillment(method)}
      label={label}
    />
  );

  return (
    <RadioGroup
      layout={canShip ? 'oneColumn' : 'twoColumns'}
      legend={<Trans>How you get it</Trans>}
      required
    >
      <input type="hidden" defaultValue="delivery" {...hiddenField} />
      {renderOption(
        'delivery',
        <OptionLabel
          name={<Trans>Delivery</Trans>}
          detail={<Trans>The fee depends on your area</Trans>}
        />,
      )}
      {renderOption(
        'pickup',
        <OptionLabel
          name={<Trans>Pickup</Trans>}
          detail={<Trans>Free, in {neighborhood}</Trans>}
        />,
      )}
      {canShip &&
        renderOption(
          'shipping',
          <OptionLabel
            name={<Trans>Ship it</Trans>}
            detail={<Trans>By carrier in the US, {shippingFee} for each address</Trans>}
          />,
        )}
    </RadioGroup>
  );
}
