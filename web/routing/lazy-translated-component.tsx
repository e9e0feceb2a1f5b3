import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '../data/lazy-module';
import { loadTranslations, useTranslations } from '../i18n/translations';
import { useLanguage } from '../i18n/use-language';
import { removeBasePath } from './base-path';
import { parseLocale } from './paths';

/**
 * A component in its own chunk with translations of its own, loaded at the same time.
 *
 * @param translations name of the folder in `i18n/translations`
 */
export function lazyTranslatedComponent<Props extends object>(
  translations: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(async () => {
    const { language } = parseLocale(removeBasePath(location.pathname));
    const [Component] = await Promise.all([load(), loadTranslations(language, translations)]);
    return function TranslatedComponent(props: Props) {
      // The language may have changed since.
      useTranslations(useLanguage(), translations);
      return <Component {...props} />;
    };
  });
}
