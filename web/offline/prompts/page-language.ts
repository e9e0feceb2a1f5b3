import type { Language } from '#contract/core/language';

/** For components rendered outside the app's root. */
export const pageLanguage = {
  get: (): Language => (document.documentElement.lang === 'es' ? 'es' : 'en'),
  subscribe(listener: () => void) {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  },
};
