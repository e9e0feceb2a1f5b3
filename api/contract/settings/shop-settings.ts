import {
  business,
  deliveryAreas,
  giftShipping,
  largeEventLeadTimeHours,
  leadTimeHours,
  minLargeEventGuests,
} from '../business';
import type { ShopSettings } from './schema';

export type { ShopSettings } from './schema';

/** Used until the owner saves settings of her own. */
export const defaultShopSettings: ShopSettings = {
  openDays: [...business.openDays],
  opens: business.opens,
  closes: business.closes,
  noticeHours: leadTimeHours,
  largeEventNoticeHours: largeEventLeadTimeHours,
  minLargeEventGuests,
  closedDates: [...business.closedDates],
  maxOrdersPerDay: 8,
  maxServingsPerDay: 240,
  deliveryAreas: deliveryAreas.map(({ slug, fee, zipCodes }) => ({
    slug,
    fee,
    zipCodes: [...zipCodes],
  })),
  shippingFee: giftShipping.rate,
  pickupFrom: business.opens,
  pickupTo: business.closes,
  cancellationHours: leadTimeHours,
  depositPercent: 50,
  synonyms: [],
  seasonalCollection: null,
};
