import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { signInForm } from '#contract/session/schema';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { TextField } from '../../ui/form/TextField';
import { useRevalidateOnLanguageChange } from '../../ui/form/use-revalidate-on-language-change';
import { Notice } from '../../ui/notice/Notice';
import { PasswordField } from './PasswordField';
import * as styles from './SignInPage.css';
import { useSignIn } from './use-sign-in';

interface SignInFormProps {
  /** The previously signed-in user's. */
  readonly username?: string;
  readonly onSignedIn?: () => void;
}

export function SignInForm({ username = '', onSignedIn }: SignInFormProps) {
  const language = useLanguage();
  const { signIn, sending, errorMessage } = useSignIn(onSignedIn);
  const form = useForm({
    resolver: valibotResolver(signInForm, { lang: language }),
    defaultValues: { username, password: '' },
  });
  useRevalidateOnLanguageChange(form);
  const { register, handleSubmit } = form;
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={handleSubmit(signIn)}>
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
