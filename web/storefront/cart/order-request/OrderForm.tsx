import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect } from 'react';
import { formatOrderNumber } from '#contract/orders/rules';
import { orderForm, orderFormWithoutDelivery } from '#contract/orders/schema';
import { useLanguage } from '../../../i18n/use-language';
import { useViewTransitionNavigate } from '../../../routing/PageLink';
import { localizePath, paths } from '../../../routing/paths';
import { usePreloadPage } from '../../../routing/preload-page';
import { TextArea } from '../../../ui/form/TextArea';
import { ContactFields } from '../../forms/ContactFields';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmissionForm } from '../../forms/use-submission-form';
import { removeFromCart } from '../cart';
import { getAvailableDates, getCartNoticeHours } from './available-dates';
import { ChangesAccepted } from './ChangesAccepted';
import { type DeliveryChoice, DeliveryField } from './DeliveryField';
import { EventDateField } from './EventDateField';
import { GuestsField } from './GuestsField';
import { getProductNames, type LineItem, requiresFulfillment, toOrderItems } from './line-items';
import { OrderChanges } from './OrderChanges';
import { OrderTotal } from './OrderTotal';
import { useDateError } from './use-date-error';
import { useOrderChanges } from './use-order-changes';

interface OrderFormProps {
  readonly lines: readonly LineItem[];
}

export function OrderForm({ lines }: OrderFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useViewTransitionNavigate();
  const preload = usePreloadPage();
  const items = toOrderItems(lines);
  const needsDeliveryChoice = requiresFulfillment(lines);

  // Any order number will do: this loads the receipt page's code before the order is sent.
  const receiptUrl = localizePath(paths.receipt(formatOrderNumber(1)), language);
  useEffect(() => void preload(receiptUrl), [preload, receiptUrl]);

  function removeItemsFromCart(): void {
    for (const { productId } of items) removeFromCart(productId);
  }

  const form = useSubmissionForm({
    draftName: 'order',
    kind: 'order',
    schema: needsDeliveryChoice ? orderForm : orderFormWithoutDelivery,
    extraFields: { items },
    productNames: getProductNames(lines),
    onSent({ number }) {
      removeItemsFromCart();
      if (number) void navigate(localizePath(paths.receipt(number), language), {});
    },
    onQueued() {
      removeItemsFromCart();
      focusHeading();
    },
    rejectedMessage: t`Failed to send your order request`,
    getFailureMessage: () => t`There was an error sending your order request. Please try again.`,
  });
  const { field, watch, setValue, submit } = form;
  const [eventDate = '', fulfilment = 'delivery', area = '', guests = ''] = watch([
    'eventDate',
    'fulfilment',
    'area',
    'guests',
  ]);
  const delivery: DeliveryChoice = { fulfilment, area };
  const noticeHours = getCartNoticeHours(lines, guests);
  const availableDates = getAvailableDates(new Date(), noticeHours);
  const dateError = useDateError(eventDate, availableDates, noticeHours);

  const setEventDate = (eventDate: string) =>
    setValue('eventDate', eventDate, { shouldValidate: true });

  function setDelivery({ fulfilment, area }: DeliveryChoice): void {
    setValue('fulfilment', fulfilment);
    setValue('area', area, { shouldValidate: true });
  }

  const { changes, isAccepted, accept } = useOrderChanges(form.serverError, setEventDate);

  /** A date that is too soon already shows an error, so don't send an order that the server would reject. */
  function submitUnlessTooSoon(event: FormEvent<HTMLFormElement>): void {
    if (!dateError) return void submit(event);
    event.preventDefault();
    const control = event.currentTarget.elements.namedItem(dateField.name);
    if (control instanceof HTMLElement) control.focus();
  }

  const { error, ...dateField } = field('eventDate');
  return (
    <SubmissionForm
      form={{
        ...form,
        serverError: isAccepted ? undefined : form.serverError,
        submit: submitUnlessTooSoon,
      }}
      honeypot={field('website')}
      submitLabel={<Trans>Send Order Request</Trans>}
    >
      <EventDateField
        control={{ ...dateField, error: dateError ?? error }}
        selectedDate={eventDate}
        dates={availableDates}
        onChange={setEventDate}
      />
      {needsDeliveryChoice && (
        <DeliveryField
          fulfilment={field('fulfilment')}
          area={field('area')}
          selected={delivery}
          onChange={setDelivery}
        />
      )}
      <GuestsField control={field('guests')} lines={lines} guests={guests} />
      <ContactFields name={field('name')} email={field('email')} phone={field('phone')} />
      <TextArea
        label={<Trans>Notes</Trans>}
        hint={<Trans>Where exactly, at what time, allergies: anything we should know.</Trans>}
        {...field('notes')}
      />
      <OrderTotal lines={lines} delivery={needsDeliveryChoice ? delivery : undefined} />
      {changes.length > 0 && <OrderChanges changes={changes} lines={lines} onAccept={accept} />}
      {isAccepted && <ChangesAccepted lines={lines} />}
    </SubmissionForm>
  );
}

/** The form unmounts with the emptied cart, so focus moves to the heading above the pending submissions. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
