import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../data/lazy-module';
import { useLanguage } from '../../i18n/use-language';
import { localizePath, paths } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import * as styles from './Header.css';

const searchDialog = lazyComponent(
  async () => (await import('../search/SearchDialog')).SearchDialog,
);

/** Before hydration, and without JavaScript, it links to the search form of the shop page. */
export function SearchButton() {
  const SearchDialog = searchDialog.getComponent();
  const { t } = useLingui();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<boolean>();
  if (!isHydrated) {
    const shopSearchUrl = `${localizePath(paths.shop(), language)}#search`;
    return (
      <a href={shopSearchUrl} className={styles.tool} aria-label={t`Search`}>
        <Search aria-hidden />
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
        <Search aria-hidden />
      </button>
      {open !== undefined && (
        <Suspense>
          <SearchDialog
            open={open}
            onClose={() => setOpen(false)}
            onNavigate={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
