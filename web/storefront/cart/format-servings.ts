import type { Language } from '#contract/core/language';
import type { Servings } from '#contract/orders/order-validation';
import { range } from '../../i18n/range';

/** How many people it serves: '22–32', or one number where both ends are the same. */
export const formatServings = (serves: Servings, language: Language): string =>
  serves.from === serves.to ? String(serves.from) : range(serves, language);
