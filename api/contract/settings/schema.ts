import * as v from 'valibot';
import { deliveryAreaSlugs } from '../business';
import { bilingualText, timestamp } from '../core/schema';
import { weekdays } from '../core/weekdays';
import { imageAsset, mediaFile } from '../media/schema';
import { product } from '../products/schema';

export const headerImage = v.object({
  /** Media-library id, whichever provider is in use. */
  publitioId: v.string(),
  /** URL of the `header` preset. */
  imageUrl: v.string(),
  image: imageAsset,
  tags: mediaFile.entries.tags,
});
export type HeaderImage = v.InferOutput<typeof headerImage>;

export const getHeaderImageSchemas = {
  response: v.nullable(headerImage),
};

const timeOfDay = v.string();

const amount = v.pipe(v.number(), v.minValue(0));

export const shopSettings = v.object({
  openDays: v.array(v.picklist(weekdays)),
  /** Times of day, 'HH:MM' in the shop's time zone. */
  opens: timeOfDay,
  closes: timeOfDay,
  noticeHours: amount,
  largeEventNoticeHours: amount,
  /** Orders for that many guests are large events. */
  minLargeEventGuests: amount,
  /** Closed on 'YYYY-MM-DD', or every year on 'MM-DD'. */
  closedDates: v.array(v.string()),
  /** Per event date; null without a limit. */
  maxOrdersPerDay: v.nullable(amount),
  maxServingsPerDay: v.nullable(amount),
  /** Fees in US dollars. */
  deliveryAreas: v.array(
    v.object({
      slug: v.picklist(deliveryAreaSlugs),
      fee: amount,
      zipCodes: v.array(v.string()),
    }),
  ),
  /** US dollars per recipient. */
  shippingFee: amount,
  pickupFrom: timeOfDay,
  pickupTo: timeOfDay,
  /** Canceling is free until so many hours before the order's window, or before opening time without one. */
  cancellationHours: amount,
  /** Share of the total that large events pay in advance. */
  depositPercent: amount,
  /** Rows of words that mean the same in a search, in addition to the default ones. */
  synonyms: v.array(v.array(v.string())),
  /** Products of a season, on the home page until a date; null without any. */
  seasonalCollection: v.nullable(
    v.object({
      title: bilingualText,
      /** The last day to order, 'YYYY-MM-DD'. */
      orderBy: v.string(),
      /** In display order. */
      productIds: v.array(v.number()),
    }),
  ),
});
export type ShopSettings = v.InferOutput<typeof shopSettings>;

/** Null without a collection, after its last day, and when nothing on it is available. */
const seasonalCollectionResponse = v.nullable(
  v.object({
    title: bilingualText,
    /** 'Sunday, December 20' */
    orderBy: bilingualText,
    /** When the last day to order is over. */
    endsAt: timestamp,
    /** Without hidden and sold-out products. */
    products: v.array(product),
  }),
);
export type SeasonalCollection = NonNullable<v.InferOutput<typeof seasonalCollectionResponse>>;

export const getSeasonalCollectionSchemas = { response: seasonalCollectionResponse };

/** What the pages say about the settings, in one language. */
export const settingsTexts = v.object({
  /** 'Wednesday to Sunday' */
  openDays: v.string(),
  /** '11 am–7 pm' */
  hours: v.string(),
  /** 'Closed Monday and Tuesday'; null if no day of the week is closed. */
  closedDays: v.nullable(v.string()),
  /** '96 hours (4 days)' */
  notice: v.string(),
  /** '4 days', rounded up. */
  noticeDays: v.string(),
});
export type SettingsTexts = v.InferOutput<typeof settingsTexts>;

export const shopSettingsResponse = v.object({
  ...shopSettings.entries,
  texts: v.object({ en: settingsTexts, es: settingsTexts }),
  /** Counts how often the settings were saved. */
  version: v.number(),
  /** False if the server has no mail account: nothing may promise an e-mail then. */
  canSendEmail: v.boolean(),
});
export type ShopSettingsResponse = v.InferOutput<typeof shopSettingsResponse>;

export const getShopSettingsSchemas = { response: shopSettingsResponse };
