import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect } from 'react';
import { formatOrderNumber } from '#contract/orders/rules';
import { orderForm, orderFormWithoutDelivery } from '#contract/orders/schema';
import { useLanguage } from '../../../i18n/use-language';
import { useSmoothNavigate } from '../../../routing/PageLink';
import { localizePath, paths } from '../../../routing/paths';
import { usePreloadPage } from '../../../routing/preload-page';
import { TextArea } from '../../../ui/form/TextArea';
import { SubmissionForm } from '../../enquiries/EnquiryForm';
import { PersonFields } from '../../enquiries/PersonFields';
import { useSubmissionForm } from '../../enquiries/use-enquiry';
import { removeFromCart } from '../cart';
import { Accepted } from './Accepted';
import { Changes } from './Changes';
import { EventDay } from './EventDay';
import { GuestsField } from './GuestsField';
import { OrderTotal } from './OrderTotal';
import { getProductNames, isAnyDelivered, type OrderedLine, toOrderItems } from './order-lines';
import { type Place, PlaceField } from './PlaceField';
import { noticeFor, possibleDays } from './possible-days';
import { useChanges } from './use-changes';
import { useDateError } from './use-day-fault';

interface OrderFormProps {
  readonly lines: readonly OrderedLine[];
}

export function OrderForm({ lines }: OrderFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const go = useSmoothNavigate();
  const preload = usePreloadPage();
  const items = toOrderItems(lines);
  const isDelivered = isAnyDelivered(lines);

  // Any order number will do: this loads the receipt page's code before the order is sent.
  const anyReceipt = localizePath(paths.receipt(formatOrderNumber(1)), language);
  useEffect(() => void preload(anyReceipt), [preload, anyReceipt]);

  function takeOutOfCart(): void {
    for (const { productId } of items) removeFromCart(productId);
  }

  const form = useSubmissionForm({
    name: 'order',
    kind: 'order',
    schema: isDelivered ? orderForm : orderFormWithoutDelivery,
    beside: { items },
    productNames: getProductNames(lines),
    onSent({ number }) {
      takeOutOfCart();
      if (number) void go(localizePath(paths.receipt(number), language), {});
    },
    onQueued() {
      takeOutOfCart();
      focusHeading();
    },
    rejectedMessage: t`Failed to send your order request`,
    failed: () => t`There was an error sending your order request. Please try again.`,
  });
  const { field, watch, setValue, submit } = form;
  const [day = '', fulfilment = 'delivery', area = '', guests = ''] = watch([
    'eventDate',
    'fulfilment',
    'area',
    'guests',
  ]);
  const place: Place = { fulfilment, area };
  const notice = noticeFor(lines, guests);
  const days = possibleDays(new Date(), notice);
  const dateError = useDateError(day, days, notice);

  const setDay = (day: string) => setValue('eventDate', day, { shouldValidate: true });

  function setPlace({ fulfilment, area }: Place): void {
    setValue('fulfilment', fulfilment);
    setValue('area', area, { shouldValidate: true });
  }

  const { changes, isAccepted, accept } = useChanges(form.serverError, setDay);

  /** A date that is too soon already shows an error, so don't send an order that the server would reject. */
  function submitUnlessTooNear(event: FormEvent<HTMLFormElement>): void {
    if (!dateError) return void submit(event);
    event.preventDefault();
    const control = event.currentTarget.elements.namedItem(date.name);
    if (control instanceof HTMLElement) control.focus();
  }

  const { error, ...date } = field('eventDate');
  return (
    <SubmissionForm
      submission={{
        ...form,
        serverError: isAccepted ? undefined : form.serverError,
        submit: submitUnlessTooNear,
      }}
      trap={field('website')}
      action={<Trans>Send Order Request</Trans>}
    >
      <EventDay
        control={{ ...date, error: dateError ?? error }}
        chosen={day}
        days={days}
        onChoose={setDay}
      />
      {isDelivered && (
        <PlaceField
          fulfilment={field('fulfilment')}
          area={field('area')}
          chosen={place}
          onChoose={setPlace}
        />
      )}
      <GuestsField control={field('guests')} lines={lines} guests={guests} />
      <PersonFields name={field('name')} email={field('email')} phone={field('phone')} />
      <TextArea
        label={<Trans>Notes</Trans>}
        hint={<Trans>Where exactly, at what time, allergies: anything we should know.</Trans>}
        {...field('notes')}
      />
      <OrderTotal lines={lines} place={isDelivered ? place : undefined} />
      {changes.length > 0 && <Changes changes={changes} lines={lines} onAccept={accept} />}
      {isAccepted && <Accepted lines={lines} />}
    </SubmissionForm>
  );
}

/** The form unmounts with the emptied cart, so focus moves to the heading above the pending submissions. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
