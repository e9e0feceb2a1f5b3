import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { codeForm } from '#contract/session/schema';
import { useLanguage } from '../../i18n/use-language';
import { button, textButton } from '../../ui/button/Button.css';
import { TextField } from '../../ui/form/TextField';
import { useRevalidateOnLanguageChange } from '../../ui/form/use-revalidate-on-language-change';
import { Notice } from '../../ui/notice/Notice';
import { AppCodeField } from '../shell/controls/AppCodeField';
import * as styles from './SignInPage.css';

interface CodeFormProps {
  readonly sending: boolean;
  readonly errorMessage: string | undefined;
  readonly onSubmit: (code: string) => Promise<{ readonly codeError?: string }>;
  readonly onBack: () => void;
}

/** The second step of signing in. */
export function CodeForm({ sending, errorMessage, onSubmit, onBack }: CodeFormProps) {
  const language = useLanguage();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({
    resolver: valibotResolver(codeForm, { lang: language }),
    defaultValues: { code: '' },
  });
  useRevalidateOnLanguageChange(form);
  const { register, handleSubmit, setError, setFocus, reset } = form;
  const error = form.formState.errors.code?.message;
  useEffect(() => {
    // Also when the other kind of code was selected, which replaces the field.
    if (isRecovery !== undefined) setFocus('code');
  }, [isRecovery, setFocus]);

  async function submit({ code }: { readonly code: string }): Promise<void> {
    const { codeError } = await onSubmit(code);
    if (codeError === undefined) return;
    setError('code', { message: codeError });
    setFocus('code', { shouldSelect: true });
  }

  function toggleKind(): void {
    reset();
    setIsRecovery(!isRecovery);
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <fieldset disabled={sending} className={styles.fields}>
        {isRecovery ? (
          <TextField
            key="recovery"
            label={<Trans>Recovery code</Trans>}
            hint={<Trans>One of the ten that you saved. Each works once.</Trans>}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={error}
            {...register('code')}
          />
        ) : (
          <AppCodeField
            key="app"
            hint={<Trans>Your authenticator app shows a new one every 30 seconds.</Trans>}
            error={error}
            {...register('code')}
          />
        )}
        {errorMessage !== undefined && <Notice>{errorMessage}</Notice>}
        <button type="submit" className={button.widePrimary}>
          {sending ? <Trans>Signing in...</Trans> : <Trans>Sign in</Trans>}
        </button>
      </fieldset>
      <p className={styles.codeLinks}>
        <button type="button" className={textButton} onClick={toggleKind}>
          {isRecovery ? <Trans>Use the app</Trans> : <Trans>Use a recovery code</Trans>}
        </button>
        <button type="button" className={textButton} onClick={onBack}>
          <Trans>Back</Trans>
        </button>
      </p>
    </form>
  );
}
