import { Trans, useLingui } from '@lingui/react/macro';
import { contactThanks } from '#contract/inbox/messages';
import { contactForm } from '#contract/inbox/schema';
import { useLanguage } from '../../i18n/use-language';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { ContactFields } from '../forms/ContactFields';
import { PrivacyNote } from '../forms/PrivacyNote';
import { SubmissionForm } from '../forms/SubmissionForm';
import { useSubmissionForm } from '../forms/use-submission-form';

interface ContactFormProps {
  readonly subject: string;
}

export function ContactForm({ subject }: ContactFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const form = useSubmissionForm({
    draftName: 'contact',
    kind: 'contact',
    schema: contactForm,
    initialFields: { subject },
    getSuccessToast: () => ({ title: t`Message Sent`, description: contactThanks[language] }),
    rejectedMessage: t`Failed to send message`,
    getFailureMessage: () => t`An error occurred. Please try again.`,
  });
  const { field } = form;
  return (
    <SubmissionForm
      form={form}
      honeypot={field('website')}
      submitLabel={<Trans>Send Message</Trans>}
    >
      <ContactFields name={field('name')} email={field('email')} phone={field('phone')} />
      <TextField label={<Trans>Subject</Trans>} {...field('subject')} />
      <TextArea label={<Trans>Message</Trans>} rows={6} required {...field('message')} />
      <PrivacyNote />
    </SubmissionForm>
  );
}
