import { largeEventLeadTimeHours } from '../business';
import type { ShopSettings } from './schema';

const weekHours = 7 * 24;

/** Weeks ahead to write to the shop: the enforced notice in whole weeks, and one more. */
export function getLargeEventWeeks(
  settings: Pick<ShopSettings, 'largeEventNoticeHours'> | undefined,
): { readonly from: number; readonly to: number } {
  const hours = settings?.largeEventNoticeHours ?? largeEventLeadTimeHours;
  const from = Math.ceil(hours / weekHours) || 1;
  return { from, to: from + 1 };
}
