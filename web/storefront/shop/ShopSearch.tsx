import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { addBasePath } from '../../routing/base-path';
import { localizePath, paths, type ShopFilter } from '../../routing/paths';
import { useNavigate } from '../../routing/use-navigate';
import { Search } from '../../ui/icon/icons';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './ShopSearch.css';

interface ShopSearchProps {
  /** Kept by a new search. */
  readonly filter: ShopFilter;
}

/** Works without JavaScript as a GET form. */
export function ShopSearch({ filter }: ShopSearchProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate(localizePath(paths.shop({ ...filter, q }), language));
  }

  return (
    <search id="search" className={styles.root}>
      <form
        method="get"
        action={addBasePath(localizePath(paths.shop(), language))}
        className={styles.form}
        onSubmit={handleSubmit}
      >
        {[...new URLSearchParams(paths.shop({ ...filter, q: '' }).split('?')[1])].map(
          ([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ),
        )}
        <label className={styles.field}>
          <span className={visuallyHidden}>
            <Trans>Search the shop</Trans>
          </span>
          <input
            key={filter.q}
            type="search"
            name="q"
            defaultValue={filter.q}
            placeholder={t`Manchego, figs, wedding…`}
            className={styles.control}
          />
        </label>
        <button type="submit" className={styles.submit} aria-label={t`Search`}>
          <Search size={20} />
        </button>
      </form>
    </search>
  );
}
