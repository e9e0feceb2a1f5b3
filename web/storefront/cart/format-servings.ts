import type { Language } from '#contract/core/language';
import type { Servings } from '#contract/orders/order-validation';
import { formatRange } from '../../i18n/format-range';

/** Formats '22–32', or a single number if both ends are equal. */
export const formatServings = (servings: Servings, language: Language): string =>
  servings.from === servings.to ? String(servings.from) : formatRange(servings, language);
