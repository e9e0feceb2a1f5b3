import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { enableSecondFactor } from '#contract/session/admin-endpoints';
import {
  type SecondFactorForm,
  type SecondFactorSecret,
  secondFactorForm,
} from '#contract/session/admin-schema';
import { request } from '../../../data/http-client';
import { useLanguage } from '../../../i18n/use-language';
import { button, textButton } from '../../../ui/button/Button.css';
import { CompactDialog } from '../../../ui/dialog/CompactDialog';
import { actions } from '../../../ui/dialog/CompactDialog.css';
import { useRevalidateOnLanguageChange } from '../../../ui/form/use-revalidate-on-language-change';
import { AppCodeField } from '../../shell/controls/AppCodeField';
import { CopyButton } from '../../shell/controls/CopyButton';
import { useBeforeUnload } from '../../shell/unsaved-changes/use-before-unload';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-block-back-navigation';
import { PasswordInput } from '../PasswordInput';
import { accountForm } from '../SettingsPage.css';
import { useSaveAccount } from '../use-save-account';
import * as styles from './SecondFactor.css';
import { SecretQrCode } from './SecretQrCode';

interface EnableDialogProps {
  readonly secret: SecondFactorSecret;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** In groups of four, as authenticator apps show it. */
const formatSecret = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

export function EnableDialog({ secret: { secret, url }, onEnabled, onClose }: EnableDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const form = useForm({
    resolver: valibotResolver(secondFactorForm, { lang: language }),
    defaultValues: { code: '', currentPassword: '' },
  });
  useRevalidateOnLanguageChange(form);
  const { save, sending } = useSaveAccount({
    fields: ['code', 'currentPassword'],
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
    const outcome = await save(
      () => request(enableSecondFactor, { body: { ...values, secret, language } }),
      {
        done: () => t`Two-step sign-in is on`,
        failed: t`It couldn’t be turned on. Please try again.`,
      },
    );
    if (outcome.done) onEnabled(outcome.result.recoveryCodes);
  }

  return (
    <CompactDialog title={<Trans>Set up two-step sign-in</Trans>} wide onClose={closeUnlessSending}>
      <div className={styles.steps}>
        <p>
          <Trans>
            Scan this with an authenticator app on your phone. Many password managers have one too.
          </Trans>
        </p>
        <div className={styles.scan}>
          <SecretQrCode url={url} />
          <div>
            <p>
              <a href={url} className={textButton}>
                <Trans>Open it in the app of this device</Trans>
              </a>
            </p>
            <p>
              <Trans>Or type this key into the app:</Trans>
              <span className={styles.secret}>{formatSecret(secret)}</span>
              <CopyButton text={secret}>
                <Trans>Copy the key</Trans>
              </CopyButton>
            </p>
          </div>
        </div>
        <p>
          <Trans>
            Then enter the code that the app shows. You’ll be signed out everywhere else.
          </Trans>
        </p>
      </div>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <fieldset disabled={sending} className={accountForm}>
          <AppCodeField error={errors.code?.message} {...form.register('code')} />
          <PasswordInput
            label={<Trans>Current password</Trans>}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
          <p className={actions}>
            <button type="button" className={button.secondary} onClick={onClose}>
              <Trans>Cancel</Trans>
            </button>
            <button type="submit" className={button.primary}>
              {sending ? <Trans>Turning on...</Trans> : <Trans>Turn on</Trans>}
            </button>
          </p>
        </fieldset>
      </form>
    </CompactDialog>
  );
}
