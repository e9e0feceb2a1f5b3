import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createOrderForm, resolveFulfillment } from '#contract/orders/order-form';
import { canShip } from '#contract/orders/order-validation';
import { getFeeCents } from '#contract/orders/pricing';
import { type FulfillmentMethod, formatOrderNumber } from '#contract/orders/rules';
import { useLanguage } from '../../../i18n/use-language';
import { useOnRequeue } from '../../../outbox/use-on-requeue';
import { useViewTransitionNavigate } from '../../../routing/PageLink';
import { localizePath, paths } from '../../../routing/paths';
import { usePreloadPage } from '../../../routing/preload-page';
import { focusHeading } from '../../../routing/use-navigation-effects';
import { useEventFields } from '../../event/use-event-fields';
import { useSubmissionForm } from '../../forms/use-submission-form';
import { useShopSettings } from '../../shop-settings/use-shop-settings';
import { removeFromCart } from '../change-cart';
import { resetFulfillment, useFulfillmentStore } from '../contents/fulfillment-store';
import { getProductNames, type LineItem, requiresFulfillment, toOrderItems } from './line-items';

export type OrderForm = ReturnType<typeof useOrderForm>;

/** The form's state, and what it shows and asks for because of the cart and of the fulfillment that is selected. */
export function useOrderForm(lines: readonly LineItem[]) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useViewTransitionNavigate();
  const { settings } = useShopSettings();
  const items = toOrderItems(lines);
  const products = lines.map(({ product }) => product);
  const context = {
    settings,
    unitCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    needsFulfillment: requiresFulfillment(lines),
    canShip: canShip(items, products),
  };
  usePreloadedReceipt();

  function removeItemsFromCart(): void {
    for (const item of items) removeFromCart(item);
  }

  const form = useSubmissionForm({
    draftName: 'order',
    kind: 'order',
    schema: createOrderForm(context),
    suggestedFields: useEventFields(),
    getExtraFields: (order) => ({ items, fee: getFee(order, settings) }),
    productNames: getProductNames(lines),
    onSent({ number }) {
      removeItemsFromCart();
      if (number) void navigate(localizePath(paths.receipt(number), language), {});
    },
    onQueued() {
      removeItemsFromCart();
      // The form unmounts with the emptied cart. The pending submissions are below the heading.
      focusHeading({});
    },
    rejectedMessage: t`Failed to send your order request`,
    getFailureMessage: () => t`There was an error sending your order request. Please try again.`,
  });

  // What is left in the cart must not replace the order that waits unedited.
  useOnRequeue(form.cancelEditing);

  const { watch, setValue } = form;
  const [selected, area = '', zip = '', guests = '', eventDate = '', recipients] = watch([
    'fulfilment',
    'area',
    'zip',
    'guests',
    'eventDate',
    'recipients',
  ]);
  const fulfilment = context.needsFulfillment ? resolveFulfillment(selected, context) : 'pickup';
  const recipientCount = Array.isArray(recipients) ? recipients.length : 0;
  useSharedFulfillment({ fulfilment, area, recipientCount });

  return {
    ...form,
    ...context,
    lines,
    products,
    fulfilment,
    area,
    zip,
    guests: fulfilment === 'shipping' ? '' : guests,
    eventDate,
    recipientCount,
    /** Of the list of recipients as a whole. */
    listError: form.getError('recipients') ?? form.getError('recipients.root'),
    setEventDate: (day: string) => setValue('eventDate', day, { shouldValidate: true }),
    selectArea: (slug: string) => setValue('area', slug, { shouldValidate: true }),
    selectFulfillment(method: FulfillmentMethod) {
      setValue('fulfilment', method);
      if (method === 'shipping' && recipientCount === 0) setValue('recipients', [emptyRecipient]);
    },
  };
}

export const emptyRecipient = {
  name: '',
  street: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  quantity: 1,
};

interface PricedOrder {
  readonly fulfilment: FulfillmentMethod;
  readonly area?: string | undefined;
  readonly recipients?: readonly unknown[] | undefined;
}

/** As shown, in dollars. */
const getFee = (
  { recipients, ...fulfillment }: PricedOrder,
  settings: ReturnType<typeof useShopSettings>['settings'],
): number =>
  (getFeeCents({ ...fulfillment, recipientCount: recipients?.length }, settings) ?? 0) / 100;

/** Shows the fee in the whole cart page. */
function useSharedFulfillment({
  fulfilment,
  area,
  recipientCount,
}: {
  readonly fulfilment: FulfillmentMethod;
  readonly area: string;
  readonly recipientCount: number;
}): void {
  useEffect(
    () => useFulfillmentStore.setState({ fulfilment, area, recipientCount }),
    [fulfilment, area, recipientCount],
  );
  useEffect(() => resetFulfillment, []);
}

/** Loads the code of the receipt page before the order is sent, in case the network is lost. */
function usePreloadedReceipt(): void {
  const preload = usePreloadPage();
  // Any order number will do.
  const receiptUrl = localizePath(paths.receipt(formatOrderNumber(1)), useLanguage());
  useEffect(() => void preload(receiptUrl), [preload, receiptUrl]);
}
