import { Trans } from '@lingui/react/macro';
import { AccountList } from './AccountList';
import { AddAccountForm } from './AddAccountForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SessionList } from './SessionList';
import { SettingsSection } from './SettingsSection';
import { SecondFactorSettings } from './second-factor/SecondFactorSettings';

export const AccountSection = () => (
  <>
    <SettingsSection
      title={<Trans>Your password</Trans>}
      hint={<Trans>A new password signs you out everywhere else.</Trans>}
    >
      <ChangePasswordForm />
    </SettingsSection>
    <SettingsSection
      title={<Trans>Two-step sign-in</Trans>}
      hint={<Trans>Besides your password, signing in takes a code from your phone.</Trans>}
    >
      <SecondFactorSettings />
    </SettingsSection>
    <SettingsSection
      title={<Trans>Signed-in devices</Trans>}
      hint={<Trans>If you don’t recognize one, sign it out and change your password.</Trans>}
    >
      <SessionList />
    </SettingsSection>
    <SettingsSection
      title={<Trans>Accounts</Trans>}
      hint={<Trans>With an account for each of you, an order shows who did what.</Trans>}
    >
      <AccountList />
      <AddAccountForm />
    </SettingsSection>
  </>
);
