import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { createAccount, listAccounts } from '#contract/session/admin-endpoints';
import { type NewAccount, newAccount, newAccountWithCode } from '#contract/session/admin-schema';
import { request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { TextField } from '../../ui/form/TextField';
import { useRevalidateOnLanguageChange } from '../../ui/form/use-revalidate-on-language-change';
import { PasswordInput } from './PasswordInput';
import * as styles from './SettingsPage.css';
import { CodeField } from './second-factor/CodeField';
import { useHasSecondFactor } from './second-factor/use-has-second-factor';
import { useSaveAccount } from './use-save-account';

const emptyForm = { username: '', newPassword: '', currentPassword: '', code: '' };

export function AddAccountForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const hasSecondFactor = useHasSecondFactor();
  const form = useForm({
    resolver: valibotResolver(hasSecondFactor ? newAccountWithCode : newAccount, {
      lang: language,
    }),
    defaultValues: emptyForm,
  });
  useRevalidateOnLanguageChange(form);
  const { save, sending } = useSaveAccount({
    fields: ['username', 'newPassword', 'currentPassword', 'code'],
    setError: form.setError,
  });
  const { errors } = form.formState;

  async function submit(values: NewAccount): Promise<void> {
    const { username } = values;
    const outcome = await save(() => request(createAccount, { body: { ...values, language } }), {
      done: () => t`${username} can sign in now`,
      failed: t`The account couldn’t be added. Please try again.`,
    });
    if (!outcome.done) return;
    form.reset(emptyForm);
    await mutate(buildUrl(listAccounts));
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <fieldset disabled={sending} className={styles.accountForm}>
        <TextField
          label={<Trans>User name of the new account</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordInput
          label={<Trans>Password of the new account</Trans>}
          hint={<Trans>At least 12 characters, such as a few words</Trans>}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordInput
          label={<Trans>Your own password, to confirm</Trans>}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        {hasSecondFactor && <CodeField error={errors.code?.message} {...form.register('code')} />}
        <button type="submit" className={button.secondary}>
          <Trans>Add account</Trans>
        </button>
      </fieldset>
    </form>
  );
}
