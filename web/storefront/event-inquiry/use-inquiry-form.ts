import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { inquiryThanks } from '#contract/event-inquiries/messages';
import { eventInquiryForm } from '#contract/event-inquiries/schema';
import { useLanguage } from '../../i18n/use-language';
import { useSubmissionForm } from '../forms/use-submission-form';
import { type InquiryPrefill, prefilledFields, toPrefilledValues } from './inquiry-prefill';

export type InquiryForm = ReturnType<typeof useInquiryForm>;

export function useInquiryForm(prefill: InquiryPrefill, onSent?: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const initialFields = toPrefilledValues(prefill);
  const form = useSubmissionForm({
    draftName: 'event',
    kind: 'event',
    schema: eventInquiryForm,
    initialFields,
    photos,
    onPhotosChange: setPhotos,
    // The field is hidden then, but keeps what was typed before.
    getExtraFields: ({ area }) => (area === 'pickup' ? { placeNotes: '' } : {}),
    getSuccessToast: () => ({ title: t`Inquiry Sent`, description: inquiryThanks[language] }),
    onSent,
    rejectedMessage: t`Failed to send your inquiry`,
    getFailureMessage: () => t`There was an error sending your inquiry. Please try again.`,
  });
  useUpdatedPrefill(initialFields, form.setValue);
  return { ...form, photos, setPhotos };
}

/** A value that changes while the form is open replaces what is in its field. */
function useUpdatedPrefill(
  values: Readonly<Record<string, unknown>>,
  setValue: (name: string, value: unknown) => void,
): void {
  const json = JSON.stringify(values);
  const previousJson = useRef(json);
  useEffect(() => {
    if (previousJson.current === json) return;
    const previous: Record<string, unknown> = JSON.parse(previousJson.current);
    const current: Record<string, unknown> = JSON.parse(json);
    previousJson.current = json;
    for (const name of prefilledFields) {
      const { [name]: value = name === 'proposal' ? null : '' } = current;
      if (JSON.stringify(value) !== JSON.stringify(previous[name])) setValue(name, value);
    }
  }, [json, setValue]);
}
