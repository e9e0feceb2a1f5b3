import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { inquiryThanks } from '#contract/event-inquiries/messages';
import { eventInquiryForm } from '#contract/event-inquiries/schema';
import { useLanguage } from '../../i18n/use-language';
import { useSubmissionForm } from '../forms/use-submission-form';
import { type InquiryPrefill, toSuggestedFields } from './inquiry-prefill';
import { useAddedRequirements } from './use-added-requirements';

export type InquiryForm = ReturnType<typeof useInquiryForm>;

export function useInquiryForm(prefill: InquiryPrefill, onSent?: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const form = useSubmissionForm({
    draftName: 'event',
    kind: 'event',
    schema: eventInquiryForm,
    suggestedFields: toSuggestedFields(prefill),
    photos,
    onPhotosChange: setPhotos,
    // The field is hidden then, but keeps what was typed before.
    getExtraFields: ({ area }) => (area === 'pickup' ? { placeNotes: '' } : {}),
    getSuccessToast: () => ({ title: t`Inquiry Sent`, description: inquiryThanks[language] }),
    onSent,
    rejectedMessage: t`Failed to send your inquiry`,
    getFailureMessage: () => t`There was an error sending your inquiry. Please try again.`,
  });
  useEditedProposal(prefill.proposal, form);
  useAddedRequirements('allergens', prefill.allergens, form);
  useAddedRequirements('diets', prefill.diets, form);
  return { ...form, photos, setPhotos };
}

/** A queued inquiry keeps its own values, but takes the proposal that is asked about while it's being edited. */
function useEditedProposal(
  proposal: InquiryPrefill['proposal'],
  { isEditing, setValue }: Pick<ReturnType<typeof useSubmissionForm>, 'isEditing' | 'setValue'>,
): void {
  const json = JSON.stringify(proposal ?? null);
  const previousJson = useRef('null');
  useEffect(() => {
    if (previousJson.current === json) return;
    previousJson.current = json;
    if (isEditing) setValue('proposal', JSON.parse(json));
  }, [json, isEditing, setValue]);
}
