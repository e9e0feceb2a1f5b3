import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { lazyComponent } from '../../data/lazy-module';
import { useHydrated } from '../../routing/use-hydrated';
import { Menu } from '../../ui/icon/icons';
import { LazyOverlay, type OverlayState } from '../../ui/lazy-overlay/LazyOverlay';
import { CartLink, WishlistLink } from './BadgeLink';
import * as styles from './Header.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { NavigationLinks } from './NavigationLinks';
import { moreNavigation, navigation } from './navigation';
import { SearchButton } from './SearchButton';

const mobileMenu = lazyComponent(async () => (await import('./MobileMenu')).MobileMenu);

export const Header = memo(function Header() {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav aria-label={t`Main`} className={styles.navigation}>
          <NavigationLinks entries={navigation} className={styles.mainLinks} />
          <NavigationLinks entries={moreNavigation} className={styles.moreLinks} />
        </nav>
        <div className={styles.tools}>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          <SearchButton />
          <WishlistLink />
          <CartLink />
          <MenuButton />
        </div>
      </div>
    </header>
  );
});

/** Before hydration, and without JavaScript, it links to the footer navigation. */
function MenuButton() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<OverlayState>();
  if (!isHydrated) {
    return (
      <a href="#footer-navigation" className={styles.menuButton} aria-label={t`Open menu`}>
        <Menu />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        <Menu />
      </button>
      <LazyOverlay lazy={mobileMenu} state={open} setState={setOpen}>
        {(MobileMenu, isOpen) => (
          <MobileMenu
            open={isOpen}
            onClose={() => setOpen(false)}
            onNavigate={() => setOpen(undefined)}
          />
        )}
      </LazyOverlay>
    </>
  );
}
