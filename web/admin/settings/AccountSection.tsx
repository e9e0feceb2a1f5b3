import { Trans } from '@lingui/react/macro';
import { AccountList } from './AccountList';
import { AddAccountForm } from './AddAccountForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SettingsSection } from './SettingsSection';

export const AccountSection = () => (
  <>
    <SettingsSection
      title={<Trans>Your password</Trans>}
      hint={<Trans>A new password signs you out everywhere else.</Trans>}
    >
      <ChangePasswordForm />
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
