import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { requestThanks } from '#contract/inbox/messages';
import type { RestorationRequestKind } from '#contract/inbox/rules';
import { restorationForm } from '#contract/inbox/schema';
import { useLanguage } from '../../../i18n/use-language';
import { Radio, RadioGroup } from '../../../ui/form/RadioGroup';
import { TextArea } from '../../../ui/form/TextArea';
import { ContactFields } from '../../forms/ContactFields';
import { PrivacyNote } from '../../forms/PrivacyNote';
import { PhotoField } from '../../forms/photo-field/PhotoField';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmissionForm } from '../../forms/use-submission-form';

export function RequestForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const failureMessages: Record<RestorationRequestKind, string> = {
    'custom-board': t`There was an error submitting your request. Please try again.`,
    restoration: t`An error occurred. Please try again.`,
  };
  const form = useSubmissionForm({
    draftName: 'request',
    kind: 'restoration',
    schema: restorationForm,
    photos,
    onPhotosChange: setPhotos,
    getSuccessToast: ({ kind }) => ({
      title: t`Request Submitted`,
      description: requestThanks[kind][language],
    }),
    rejectedMessage: t`Failed to submit request`,
    getFailureMessage: ({ kind }) => failureMessages[kind],
  });
  const { field, watch } = form;
  const { error: _, ...kindField } = field('kind');
  const isRestoration = watch('kind') === 'restoration';
  return (
    <SubmissionForm
      form={form}
      honeypot={field('website')}
      submitLabel={<Trans>Submit Request</Trans>}
    >
      <RadioGroup legend={<Trans>What is it about?</Trans>}>
        <Radio
          label={<Trans>A custom board</Trans>}
          value="custom-board"
          defaultChecked
          {...kindField}
        />
        <Radio
          label={<Trans>Restoring a ceramic piece</Trans>}
          value="restoration"
          {...kindField}
        />
      </RadioGroup>
      <ContactFields name={field('name')} email={field('email')} phone={field('phone')} />
      <TextArea
        label={<Trans>Description</Trans>}
        hint={
          isRestoration ? (
            <Trans>What the piece is, how big, and what happened to it.</Trans>
          ) : (
            <Trans>The day, how many you’ll be, and what everyone is craving.</Trans>
          )
        }
        required
        {...field('description')}
      />
      <PhotoField photos={photos} onChange={setPhotos} />
      <PrivacyNote />
    </SubmissionForm>
  );
}
