import { Trans, useLingui } from '@lingui/react/macro';
import { type CategorySlug, categories } from '#contract/category';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths, type ShopFilter } from '../../routing/paths';
import * as styles from './CategoryFilter.css';

interface CategoryFilterProps {
  /** Undefined if the URL names an unknown category. */
  readonly selected: CategorySlug | 'all' | undefined;
  /** Kept by the links, apart from the category. */
  readonly filter: ShopFilter;
}

/** Links work before hydration and without JavaScript. */
export function CategoryFilter({ selected, filter }: CategoryFilterProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <nav aria-label={t`Categories`}>
      <ul className={styles.filter}>
        <li>
          <PageLink
            to={paths.shop({ ...filter, category: undefined })}
            className={styles.option}
            aria-current={selected === 'all' ? 'page' : undefined}
          >
            <Trans>All</Trans>
          </PageLink>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <PageLink
              to={paths.shop({ ...filter, category: slug })}
              className={styles.option}
              aria-current={selected === slug ? 'page' : undefined}
            >
              {name[language]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
