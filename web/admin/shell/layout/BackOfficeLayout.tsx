import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import { useLanguage } from '../../../i18n/use-language';
import { backOfficePaths } from '../../../routing/back-office-paths';
import { addBasePath } from '../../../routing/base-path';
import { Link } from '../../../routing/Link';
import { localizePath, paths } from '../../../routing/paths';
import { FigLeaf } from '../../../ui/icon/FigLeaf';
import { ThemeSwitch } from '../../../ui/theme-switch/ThemeSwitch';
import * as styles from './BackOfficeLayout.css';
import { DemoDataNotice } from './DemoDataNotice';
import { LanguageButton } from './LanguageButton';
import { NavLink } from './NavLink';
import { OfflineNotice } from './OfflineNotice';
import { SignOutButton } from './SignOutButton';

export function BackOfficeLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.layout}>
      <a className={styles.skipLink} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <header className={styles.header}>
        <div className={styles.headerBar}>
          <Link to={backOfficePaths.dashboard()} className={styles.name}>
            <FigLeaf size={26} />
            <span>
              {business.name}
              <span className={styles.areaLabel}>
                <Trans>Back office</Trans>
              </span>
            </span>
          </Link>
          <nav aria-label={t`Back office`} className={styles.navigation}>
            <NavLink to={backOfficePaths.dashboard()}>
              <Trans>Dashboard</Trans>
            </NavLink>
            <NavLink to={backOfficePaths.calendar()}>
              <Trans>Calendar</Trans>
            </NavLink>
            <NavLink to={backOfficePaths.kitchenList()}>
              <Trans>Kitchen list</Trans>
            </NavLink>
            <NavLink to={backOfficePaths.customers()}>
              <Trans>Customers</Trans>
            </NavLink>
            <NavLink to={backOfficePaths.mediaManagement()}>
              <Trans>Media Gallery</Trans>
            </NavLink>
            <NavLink to={backOfficePaths.settings()}>
              <Trans>Settings</Trans>
            </NavLink>
            <a href={addBasePath(localizePath(paths.home(), language))}>
              <Trans>View Website</Trans>
            </a>
          </nav>
          <div className={styles.actions}>
            <LanguageButton />
            <SignOutButton />
          </div>
        </div>
      </header>
      <div>
        <OfflineNotice />
        <DemoDataNotice />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <ThemeSwitch />
      </footer>
    </div>
  );
}
