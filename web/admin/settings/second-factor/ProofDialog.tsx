import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Language } from '#contract/core/language';
import { proofForm, type SecondFactorForm, secondFactorForm } from '#contract/session/admin-schema';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { CompactDialog } from '../../../ui/dialog/CompactDialog';
import { actions, destructive } from '../../../ui/dialog/CompactDialog.css';
import { useRevalidateOnLanguageChange } from '../../../ui/form/use-revalidate-on-language-change';
import { useBeforeUnload } from '../../shell/unsaved-changes/use-before-unload';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-block-back-navigation';
import { PasswordInput } from '../PasswordInput';
import { accountForm } from '../SettingsPage.css';
import { type SaveMessages, useSaveAccount } from '../use-save-account';
import { CodeField } from './CodeField';
import * as styles from './SecondFactor.css';

interface ProofDialogProps<Result> {
  readonly title: ReactNode;
  /** What it will do. */
  readonly lead: ReactNode;
  readonly submitLabel: ReactNode;
  readonly isDestructive?: boolean;
  /** False for an admin without a second factor, who has no codes. */
  readonly needsCode?: boolean;
  readonly messages: SaveMessages;
  readonly send: (proof: SecondFactorForm & { readonly language: Language }) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onFailed?: (error: unknown) => void;
  readonly onClose: () => void;
}

/** Requires the password, and a code of admins who have a second factor, so that a session left open is not enough. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { title, lead, submitLabel, isDestructive = false, needsCode = true } = props;
  const { messages, send, onDone, onFailed, onClose } = props;
  const language = useLanguage();
  const form = useForm({
    resolver: valibotResolver(needsCode ? secondFactorForm : proofForm, { lang: language }),
    defaultValues: { currentPassword: '', code: '' },
  });
  useRevalidateOnLanguageChange(form);
  const { save, sending } = useSaveAccount({
    fields: ['currentPassword', 'code'],
    setError: form.setError,
  });
  const { errors } = form.formState;

  // While sending, leaving would lose the recovery codes of the response.
  function closeUnlessSending(): void {
    if (!sending) onClose();
  }
  useBeforeUnload(sending);
  useBlockBackNavigation(closeUnlessSending);

  async function submit(values: SecondFactorForm): Promise<void> {
    const outcome = await save(() => send({ ...values, language }), messages);
    if (outcome.done) onDone(outcome.result);
    else onFailed?.(outcome.error);
  }

  return (
    <CompactDialog title={title} onClose={closeUnlessSending}>
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
          {needsCode && <CodeField error={errors.code?.message} {...form.register('code')} />}
          <p className={actions}>
            <button type="button" className={button.secondary} onClick={onClose}>
              <Trans>Cancel</Trans>
            </button>
            <button type="submit" className={classes(button.primary, isDestructive && destructive)}>
              {submitLabel}
            </button>
          </p>
        </fieldset>
      </form>
    </CompactDialog>
  );
}
