import { loadTranslations } from '../../../i18n/translations';
import { removeBasePath } from '../../../routing/base-path';
import { parseLocale } from '../../../routing/paths';
import { filtersTranslations } from './filters-translations';
import { loadFilterShop } from './load-filter-shop';

type FiltersModule = typeof import('./filters-module');

let loaded: FiltersModule | undefined;

/** Undefined until it is loaded; the server loads it before it renders the shop. */
export const getLoadedFilters = (): FiltersModule | undefined => loaded;

export async function importFilters(): Promise<FiltersModule> {
  loaded = await import('./filters-module');
  return loaded;
}

/** Loads all that the filters need in the browser, to be shown and to filter. */
export async function loadFilters(): Promise<FiltersModule> {
  const { language } = parseLocale(removeBasePath(location.pathname));
  const [module] = await Promise.all([
    importFilters(),
    loadFilterShop(),
    loadTranslations(language, filtersTranslations),
  ]);
  return module;
}
