import type { Language } from '#contract/core/language';

/** The language the page is in, for what stands beside it. */
export const pageLanguage = {
  current: (): Language => (document.documentElement.lang === 'es' ? 'es' : 'en'),
  subscribe(listener: () => void) {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  },
};
