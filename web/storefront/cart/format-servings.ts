import type { Language } from '#contract/core/language';
import type { Servings } from '#contract/orders/order-validation';
import { range } from '../../i18n/range';

/** Formats '22–32', or a single number if both ends are equal. */
export const formatServings = (serves: Servings, language: Language): string =>
  serves.from === serves.to ? String(serves.from) : range(serves, language);
