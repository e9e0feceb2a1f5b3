import { useLingui } from '@lingui/react';
import type { Language } from '#contract/core/language';

export function useLanguage(): Language {
  return useLingui().i18n.locale === 'es' ? 'es' : 'en';
}
