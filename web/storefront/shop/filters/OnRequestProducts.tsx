import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { allergenNames } from '#contract/products/allergens';
import { parseCatalogFilter } from '#contract/products/catalog-filter';
import { dietRemovables, removableNames } from '#contract/products/fact-names';
import { getSuitability, type Requirements } from '#contract/products/suitability';
import { formatAlternatives } from '../../../i18n/format-alternatives';
import { formatList } from '../../../i18n/formats';
import { useTranslations } from '../../../i18n/translations';
import { useLanguage } from '../../../i18n/use-language';
import type { ListedProduct } from '../../product-card/listed-product';
import { ProductMenu } from '../ProductMenu';
import { filtersTranslations } from './filters-translations';
import * as styles from './OnRequestProducts.css';
import { useChoiceTexts } from './use-choice-texts';

interface OnRequestProductsProps {
  readonly search: URLSearchParams;
  readonly products: readonly ListedProduct[];
}

export function OnRequestProducts(props: OnRequestProductsProps) {
  useTranslations(useLanguage(), filtersTranslations);
  return <OnRequestSection {...props} />;
}

function OnRequestSection({ search, products }: OnRequestProductsProps) {
  const { t } = useLingui();
  const headingId = useId();
  const describe = useOnRequestTexts();
  const { filter } = parseCatalogFilter(search);
  const names = useLeftOut(filter);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t`We can make these without ${names}`}
      </h2>
      <ProductMenu products={products} getNote={(product) => describe(product, filter)} />
    </section>
  );
}

/** 'tree nuts or meat' */
function useLeftOut({ without, diets }: Requirements): string {
  const language = useLanguage();
  const names = [
    ...without.map((allergen) => allergenNames[allergen]),
    ...diets.flatMap((diet) =>
      dietRemovables[diet].slice(0, 1).map((name) => removableNames[name]),
    ),
  ].map((name) => name[language].toLowerCase());
  return language === 'es' ? names.join(' ni ') : formatAlternatives(names, language);
}

/** 'Without tree nuts and sesame, vegetarian, on request' */
function useOnRequestTexts() {
  const { t } = useLingui();
  const language = useLanguage();
  const texts = useChoiceTexts();
  return (product: ListedProduct, { without, diets }: Requirements): string => {
    const isOnRequest = (requirements: Partial<Requirements>) =>
      getSuitability(product, { without: [], diets: [], ...requirements }) === 'on-request';
    const names = without
      .filter((allergen) => isOnRequest({ without: [allergen] }))
      .map((allergen) => allergenNames[allergen][language].toLowerCase());
    const name = language === 'es' ? names.join(' ni ') : formatList(names, language);
    const [first, ...others] = [
      ...(names.length > 0 ? [t`Without ${name}`] : []),
      ...diets.filter((diet) => isOnRequest({ diets: [diet] })).map(texts.diet),
    ];
    const list = [first, ...others.map((text) => text.toLowerCase())].join(', ');
    return t`${list}, on request`;
  };
}
