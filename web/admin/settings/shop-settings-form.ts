import * as v from 'valibot';
import { isIsoDate } from '#contract/core/dates';
import { localized } from '#contract/core/language';
import { type ShopSettingsFormValues, shopSettingsInput } from '#contract/settings/input-schema';
import { shopSettingsMessages } from '#contract/settings/messages';
import type { ShopSettingsResponse } from '#contract/settings/schema';
import { createListMerge, createTextsMerge, mergeFields } from '../shell/mutations/merge-values';

type NewClosedDate = {
  /** 'YYYY-MM-DD', or empty. */
  readonly date: string;
  readonly isYearly: boolean;
};

type SeasonalCollectionValues = NonNullable<ShopSettingsFormValues['seasonalCollection']>;

export type SettingsFormValues = Omit<ShopSettingsFormValues, 'seasonalCollection'> & {
  /** Without it, what is in `seasonalCollection` is not saved. */
  readonly hasSeasonalCollection: boolean;
  readonly seasonalCollection: SeasonalCollectionValues;
  /** Typed but not yet in the list. */
  readonly newClosedDate: NewClosedDate;
};

const emptyCollection: SeasonalCollectionValues = {
  title: { en: '', es: '' },
  orderBy: '',
  productIds: [],
};

const noClosedDate: NewClosedDate = { date: '', isYearly: false };

export const addClosedDate = (
  dates: readonly string[],
  { date, isYearly }: NewClosedDate,
): string[] => [...new Set([...dates, isYearly ? date.slice('YYYY-'.length) : date])].sort();

/** Saving also adds a closed date that was typed but not added. */
export const settingsForm = v.pipe(
  v.custom<SettingsFormValues>(() => true),
  v.forward(
    v.check(
      ({ newClosedDate: { date } }) => date === '' || isIsoDate(date),
      localized(shopSettingsMessages.chooseDate),
    ),
    ['newClosedDate', 'date'],
  ),
  v.transform(
    ({ newClosedDate, closedDates, hasSeasonalCollection, seasonalCollection, ...settings }) => ({
      ...settings,
      seasonalCollection: hasSeasonalCollection ? seasonalCollection : null,
      closedDates:
        newClosedDate.date === '' ? closedDates : addClosedDate(closedDates, newClosedDate),
    }),
  ),
  shopSettingsInput,
);

const mergeDates = createTextsMerge<string>();

const mergeAreas = createListMerge<SettingsFormValues['deliveryAreas'][number]>((areas) =>
  areas.map((area) => ({ key: area.slug, item: area })),
);

const toText = (value: number | null): string => (value === null ? '' : String(value));

/** Numbers, ZIP codes and synonyms are edited as text; `version` and `canSendEmail` are not edited. */
export const toFormValues = ({
  version: _version,
  canSendEmail: _canSendEmail,
  ...settings
}: ShopSettingsResponse): SettingsFormValues => ({
  ...settings,
  newClosedDate: noClosedDate,
  hasSeasonalCollection: settings.seasonalCollection !== null,
  seasonalCollection: settings.seasonalCollection ?? emptyCollection,
  noticeHours: toText(settings.noticeHours),
  largeEventNoticeHours: toText(settings.largeEventNoticeHours),
  minLargeEventGuests: toText(settings.minLargeEventGuests),
  maxOrdersPerDay: toText(settings.maxOrdersPerDay),
  maxServingsPerDay: toText(settings.maxServingsPerDay),
  shippingFee: toText(settings.shippingFee),
  cancellationHours: toText(settings.cancellationHours),
  depositPercent: toText(settings.depositPercent),
  deliveryAreas: settings.deliveryAreas.map(({ slug, fee, zipCodes }) => ({
    slug,
    fee: toText(fee),
    zipCodes: zipCodes.join(' '),
  })),
  synonyms: settings.synonyms.map((row) => row.join(', ')).join('\n'),
});

/** Dates and areas that only one of the two sessions added or removed are as that one left them. */
export const mergeSettingsValues = (
  base: SettingsFormValues,
  mine: SettingsFormValues,
  theirs: SettingsFormValues,
): SettingsFormValues => ({
  ...mergeFields(base, mine, theirs),
  closedDates: mergeDates(base.closedDates, mine.closedDates, theirs.closedDates).sort(),
  deliveryAreas: mergeAreas(base.deliveryAreas, mine.deliveryAreas, theirs.deliveryAreas),
});
