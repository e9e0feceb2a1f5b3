import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { addBasePath } from '../../routing/base-path';
import { lazyTranslatedComponent } from '../../routing/lazy-translated-component';
import { localizePath, paths } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import { Search } from '../../ui/icon/icons';
import { LazyOverlay, type OverlayState } from '../../ui/lazy-overlay/LazyOverlay';
import * as styles from './Header.css';

const searchDialog = lazyTranslatedComponent(
  'search',
  async () => (await import('../search/SearchDialog')).SearchDialog,
);

/** Before hydration, and without JavaScript, it links to the search form of the shop page. */
export function SearchButton() {
  const { t } = useLingui();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<OverlayState>();
  if (!isHydrated) {
    const shopSearchUrl = `${localizePath(paths.shop(), language)}#search`;
    return (
      <a href={addBasePath(shopSearchUrl)} className={styles.tool} aria-label={t`Search`}>
        <Search />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={t`Search`}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        <Search />
      </button>
      <LazyOverlay lazy={searchDialog} state={open} setState={setOpen}>
        {(SearchDialog, isOpen) => (
          <SearchDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            onNavigate={() => setOpen(undefined)}
          />
        )}
      </LazyOverlay>
    </>
  );
}
