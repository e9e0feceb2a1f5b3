import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { business } from '#contract/business';
import { useLanguage } from '../../i18n/use-language';
import { getSignInRedirect } from '../../routing/back-office-paths';
import { addBasePath } from '../../routing/base-path';
import { localizePath, paths } from '../../routing/paths';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { LanguageButton } from '../shell/layout/LanguageButton';
import { Redirect } from '../shell/session/Redirect';
import { useSession } from '../shell/session/use-session';
import { MockCredentials } from './MockCredentials';
import { SignInForm } from './SignInForm';
import * as styles from './SignInPage.css';

/** Redirects users who are already signed in. */
export function SignInPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { search } = useLocation();
  const { state } = useSession();
  if (state === 'signed-in') return <Redirect to={getSignInRedirect(search)} />;
  return (
    <main className={styles.page}>
      <NoIndexHead title={t`Sign in`} />
      <div className={styles.panel}>
        <FigLeaf size={56} className={styles.leaf} />
        <h1 className={styles.title}>
          <Trans>Back office</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>The back office of {business.name}.</Trans>
        </p>
        <SignInForm />
        {(import.meta.env.MODE === 'mock' || import.meta.env.MODE === 'demo') && (
          <MockCredentials />
        )}
        <p className={styles.links}>
          <a href={addBasePath(localizePath(paths.home(), language))}>
            <Trans>View Website</Trans>
          </a>
          <LanguageButton />
        </p>
      </div>
    </main>
  );
}
