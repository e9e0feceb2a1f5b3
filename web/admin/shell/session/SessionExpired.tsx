import { Trans } from '@lingui/react/macro';
import { notSignedIn } from '#contract/session/messages';
import { useLanguage } from '../../../i18n/use-language';
import { backOfficePaths } from '../../../routing/back-office-paths';
import { addBasePath } from '../../../routing/base-path';
import * as styles from './SessionExpired.css';

export function SessionExpired() {
  const language = useLanguage();
  return (
    <>
      {notSignedIn[language]} <Trans>Nothing is lost: what you chose and wrote stays here.</Trans>
      <a
        href={addBasePath(backOfficePaths.signIn())}
        target="_blank"
        rel="noopener"
        className={styles.signInLink}
      >
        <Trans>Sign in, in a new tab</Trans>
      </a>
    </>
  );
}
