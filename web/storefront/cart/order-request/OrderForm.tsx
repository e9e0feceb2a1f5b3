import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { countServings } from '#contract/orders/order-validation';
import { TextArea } from '../../../ui/form/TextArea';
import { ContactFields } from '../../forms/ContactFields';
import { FormSection } from '../../forms/FormSection';
import * as styles from '../../forms/FormSection.css';
import { PrivacyNote } from '../../forms/PrivacyNote';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { AddressFields } from './AddressFields';
import { AllergiesFields } from './AllergiesFields';
import { AreaField } from './AreaField';
import { getAvailableDates, getCartNoticeHours } from './available-dates';
import { CardMessageField } from './CardMessageField';
import { ChangesAccepted } from './ChangesAccepted';
import { EventDateField } from './EventDateField';
import { FulfillmentField } from './FulfillmentField';
import { GuestsField } from './GuestsField';
import { type LineItem, toOrderItems } from './line-items';
import { OrderChanges } from './OrderChanges';
import { OrderTotal } from './OrderTotal';
import { RecipientsField } from './recipients/RecipientsField';
import { ServingsSuggestion } from './ServingsSuggestion';
import { SubmitBar } from './SubmitBar';
import { useDateError } from './use-date-error';
import { useFullDays } from './use-full-days';
import { useOrderChanges } from './use-order-changes';
import { useOrderForm } from './use-order-form';
import { WindowField } from './WindowField';

interface OrderFormProps {
  readonly lines: readonly LineItem[];
}

export function OrderForm({ lines }: OrderFormProps) {
  const form = useOrderForm(lines);
  const { field, submit, settings, fulfilment, eventDate, guests, products } = form;
  const { fullDays, reloadFullDays } = useFullDays(countServings(toOrderItems(lines), products));
  const noticeHours = getCartNoticeHours(lines, guests, settings);
  const dates = getAvailableDates(new Date(), { fulfilment, noticeHours, settings, fullDays });
  const dateError = useDateError(eventDate, dates, { noticeHours, settings });
  const { changes, isAccepted, accept } = useOrderChanges(form, reloadFullDays);

  /** A date that is not possible already shows an error, so don't send an order that the server would reject. */
  function submitUnlessDateError(event: FormEvent<HTMLFormElement>): void {
    if (!dateError) return void submit(event);
    event.preventDefault();
    const control = event.currentTarget.elements.namedItem('eventDate');
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <SubmissionForm
      form={{
        ...form,
        serverError: isAccepted ? undefined : form.serverError,
        submit: submitUnlessDateError,
      }}
      honeypot={field('website')}
      submitLabel={<Trans>Send Order Request</Trans>}
      renderSubmit={(button) => <SubmitBar lines={lines}>{button}</SubmitBar>}
    >
      <div className={styles.sections}>
        <FormSection title={<Trans>When and where</Trans>}>
          {form.needsFulfillment && <FulfillmentField form={form} />}
          <EventDateField form={form} dates={dates} dateError={dateError} />
          {form.needsFulfillment && <Destination form={form} />}
        </FormSection>
        <FormSection title={<Trans>Who it’s for</Trans>}>
          {fulfilment !== 'shipping' && (
            <>
              <GuestsField control={field('guests')} lines={lines} guests={guests} />
              <ServingsSuggestion lines={lines} guests={guests} />
            </>
          )}
          <AllergiesFields form={form} />
          <CardMessageField form={form} />
        </FormSection>
        <FormSection title={<Trans>How we reach you</Trans>}>
          <ContactFields name={field('name')} email={field('email')} phone={field('phone')} />
          <TextArea
            label={<Trans>Notes</Trans>}
            hint={<Trans>Anything else we should know.</Trans>}
            rows={3}
            {...field('notes')}
          />
          <OrderTotal lines={lines} />
          {changes.length > 0 && <OrderChanges changes={changes} lines={lines} onAccept={accept} />}
          {isAccepted && <ChangesAccepted lines={lines} />}
          <PrivacyNote />
        </FormSection>
      </div>
    </SubmissionForm>
  );
}

function Destination({ form }: { readonly form: ReturnType<typeof useOrderForm> }) {
  if (form.fulfilment === 'shipping') return <RecipientsField form={form} />;
  if (form.fulfilment === 'pickup') return <WindowField form={form} />;
  return (
    <>
      <WindowField form={form} />
      <AreaField form={form} />
      <AddressFields form={form} />
    </>
  );
}
