import { Trans } from '@lingui/react/macro';
import { TextArea } from '../../ui/form/TextArea';
import { ContactFields } from '../forms/ContactFields';
import { FormSection } from '../forms/FormSection';
import { sections } from '../forms/FormSection.css';
import { PrivacyNote } from '../forms/PrivacyNote';
import { PhotoField } from '../forms/photo-field/PhotoField';
import { SubmissionForm } from '../forms/SubmissionForm';
import { DietFields } from './DietFields';
import { EventFields } from './EventFields';
import type { InquiryPrefill } from './inquiry-prefill';
import { ProposalSummary } from './ProposalSummary';
import { useInquiryForm } from './use-inquiry-form';

export interface EventInquiryFormProps extends InquiryPrefill {
  /** The server has accepted it; a toast has thanked the customer. */
  readonly onSent?: () => void;
  /** The customer doesn't want to send the proposal. */
  readonly onLeaveProposalOut?: () => void;
}

/**
 * Asks for a quote for an event. Its texts are in translations of their own, so pages render it through
 * `eventInquiryForm` in lazy-event-inquiry-form.ts, under an element with the id `inquiry`: with `?mend=` in the URL it
 * edits a queued inquiry, which is linked as `/plan?mend=…#inquiry`.
 *
 * The props suggest values: a field follows its prop until it's edited by hand. All of them are optional:
 *
 * - `occasion`, `area` and `budgetBand`: one of `inquiryOccasions`, `inquiryAreas` and `budgetBands` in the contract
 * - `eventDate`: 'YYYY-MM-DD'
 * - `guests`: 1 to 1,000
 * - `allergens`: what must not be in the food
 * - `diets`
 * - `notes`
 * - `proposal`: products with option keys (null without options) and quantities, and the total in US dollars as shown.
 *   The form lists it; the customer can leave it out.
 */
export function EventInquiryForm({
  onSent,
  onLeaveProposalOut,
  ...prefill
}: EventInquiryFormProps) {
  const form = useInquiryForm(prefill, onSent);
  const { field, photos, setPhotos } = form;
  return (
    <SubmissionForm
      form={form}
      honeypot={field('website')}
      submitLabel={<Trans>Ask for a Quote</Trans>}
    >
      <div className={sections}>
        <FormSection title={<Trans>Your event</Trans>}>
          <EventFields form={form} />
          <ProposalSummary form={form} onLeaveOut={onLeaveProposalOut} />
        </FormSection>
        <FormSection title={<Trans>What everyone eats</Trans>}>
          <DietFields form={form} />
        </FormSection>
        <FormSection title={<Trans>How we reach you</Trans>}>
          <ContactFields name={field('name')} email={field('email')} phone={field('phone')} />
          <TextArea
            label={<Trans>Notes</Trans>}
            hint={<Trans>Colors, a theme, how the day goes, what you’re dreaming of.</Trans>}
            rows={4}
            {...field('notes')}
          />
          <PhotoField photos={photos} onChange={setPhotos} />
          <PrivacyNote />
        </FormSection>
      </div>
    </SubmissionForm>
  );
}
