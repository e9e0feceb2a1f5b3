import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { changePassword, listSessions } from '#contract/session/admin-endpoints';
import {
  type PasswordChange,
  passwordChange,
  passwordChangeWithCode,
} from '#contract/session/admin-schema';
import { request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { useRevalidateOnLanguageChange } from '../../ui/form/use-revalidate-on-language-change';
import { PasswordInput } from './PasswordInput';
import * as styles from './SettingsPage.css';
import { CodeField } from './second-factor/CodeField';
import { useHasSecondFactor } from './second-factor/use-has-second-factor';
import { useSaveAccount } from './use-save-account';

const emptyForm = { currentPassword: '', newPassword: '', code: '' };

export function ChangePasswordForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const hasSecondFactor = useHasSecondFactor();
  const form = useForm({
    resolver: valibotResolver(hasSecondFactor ? passwordChangeWithCode : passwordChange, {
      lang: language,
    }),
    defaultValues: emptyForm,
  });
  useRevalidateOnLanguageChange(form);
  const { save, sending } = useSaveAccount({
    fields: ['currentPassword', 'newPassword', 'code'],
    setError: form.setError,
  });
  const { errors } = form.formState;

  async function submit(values: PasswordChange): Promise<void> {
    const outcome = await save(() => request(changePassword, { body: { ...values, language } }), {
      done: () => t`Your password has changed`,
      failed: t`Your password couldn’t be changed. Please try again.`,
    });
    if (!outcome.done) return;
    form.reset(emptyForm);
    await mutate(buildUrl(listSessions));
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <fieldset disabled={sending} className={styles.accountForm}>
        <PasswordInput
          label={<Trans>Current password</Trans>}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordInput
          label={<Trans>New password</Trans>}
          hint={<Trans>At least 12 characters, such as a few words</Trans>}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        {hasSecondFactor && <CodeField error={errors.code?.message} {...form.register('code')} />}
        <button type="submit" className={button.secondary}>
          <Trans>Change password</Trans>
        </button>
      </fieldset>
    </form>
  );
}
