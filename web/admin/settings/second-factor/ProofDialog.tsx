import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Language } from '#contract/core/language';
import { type SecondFactorForm, secondFactorForm } from '#contract/session/admin-schema';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { CompactDialog } from '../../../ui/dialog/CompactDialog';
import { actions } from '../../../ui/dialog/CompactDialog.css';
import { TextField } from '../../../ui/form/TextField';
import { useRevalidateOnLanguageChange } from '../../../ui/form/use-revalidate-on-language-change';
import { PasswordInput } from '../PasswordInput';
import { accountForm } from '../SettingsPage.css';
import { type SaveMessages, useSaveAccount } from '../use-save-account';
import * as styles from './SecondFactor.css';

interface ProofDialogProps<Result> {
  readonly title: ReactNode;
  /** What it will do. */
  readonly lead: ReactNode;
  readonly submitLabel: ReactNode;
  readonly messages: SaveMessages;
  readonly send: (proof: SecondFactorForm & { readonly language: Language }) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}

/** Requires the password and a code, so that a session left open is not enough. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { title, lead, submitLabel, messages, send, onDone, onClose } = props;
  const language = useLanguage();
  const form = useForm({
    resolver: valibotResolver(secondFactorForm, { lang: language }),
    defaultValues: { currentPassword: '', code: '' },
  });
  useRevalidateOnLanguageChange(form);
  const { save, sending } = useSaveAccount({
    fields: ['currentPassword', 'code'],
    setError: form.setError,
  });
  const { errors } = form.formState;

  async function submit(values: SecondFactorForm): Promise<void> {
    const outcome = await save(() => send({ ...values, language }), messages);
    if (outcome.done) onDone(outcome.result);
  }

  return (
    <CompactDialog title={title} onClose={onClose}>
      <p className={styles.lead}>{lead}</p>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <fieldset disabled={sending} className={accountForm}>
          <PasswordInput
            label={<Trans>Current password</Trans>}
            data-autofocus
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
          <TextField
            label={<Trans>Code from the app, or a recovery code</Trans>}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.code?.message}
            {...form.register('code')}
          />
          <p className={actions}>
            <button type="button" className={button.secondary} onClick={onClose}>
              <Trans>Cancel</Trans>
            </button>
            <button type="submit" className={button.primary}>
              {submitLabel}
            </button>
          </p>
        </fieldset>
      </form>
    </CompactDialog>
  );
}
