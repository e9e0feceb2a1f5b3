import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../../offline/OfflineBanner';
import { hydrateLater } from '../../routing/hydrate-later';
import { useDeferredRender } from '../../routing/use-deferred-render';
import { Header } from './Header';
import * as styles from './Layout.css';
import { SpanishOffer } from './SpanishOffer';

const Footer = hydrateLater(async () => (await import('./Footer')).Footer, 'footer');

export function Layout({ children }: { readonly children: ReactNode }) {
  const rendersFooter = useDeferredRender();
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <Header />
      <SpanishOffer />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {rendersFooter && <Footer />}
    </div>
  );
}
