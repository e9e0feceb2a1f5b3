import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { signInForm } from '#contract/session/schema';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { TextField } from '../../ui/form/TextField';
import { useRevalidateOnLanguageChange } from '../../ui/form/use-revalidate-on-language-change';
import { Notice } from '../../ui/notice/Notice';
import { PasswordField } from './PasswordField';
import * as styles from './SignInPage.css';
import type { Credentials } from './use-sign-in';

interface CredentialsFormProps {
  readonly username: string;
  /** After the step that follows, whose focused button is gone. */
  readonly isReturning: boolean;
  readonly sending: boolean;
  readonly errorMessage: string | undefined;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
}

export function CredentialsForm({
  username,
  isReturning,
  sending,
  errorMessage,
  onSubmit,
}: CredentialsFormProps) {
  const language = useLanguage();
  const form = useForm({
    resolver: valibotResolver(signInForm, { lang: language }),
    defaultValues: { username, password: '' },
  });
  useRevalidateOnLanguageChange(form);
  const { register, handleSubmit, setFocus } = form;
  const { errors } = form.formState;
  useEffect(() => {
    if (isReturning) setFocus('password');
  }, [isReturning, setFocus]);
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      <fieldset disabled={sending} className={styles.fields}>
        <TextField
          label={<Trans>Username</Trans>}
          data-autofocus={username === '' || undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username?.message}
          {...register('username')}
        />
        <PasswordField
          data-autofocus={username !== '' || undefined}
          error={errors.password?.message}
          {...register('password')}
        />
        {errorMessage !== undefined && <Notice>{errorMessage}</Notice>}
        <button type="submit" className={button.widePrimary}>
          {sending ? <Trans>Signing in...</Trans> : <Trans>Sign in</Trans>}
        </button>
      </fieldset>
    </form>
  );
}
