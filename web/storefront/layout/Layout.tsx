import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './Layout.css';

/** What stands around every page of the shop. */
export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.site}>
    <a className={styles.skip} href="#content">
      <Trans>Skip to content</Trans>
    </a>
    <Header />
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer />
  </div>
);
