import type { ShopSettingsFormValues } from '#contract/settings/input-schema';
import type { ShopSettingsResponse } from '#contract/settings/schema';

const toText = (value: number | null): string => (value === null ? '' : String(value));

/** Numbers and ZIP codes are edited as text; `version` and `canSendEmail` are not edited. */
export const toFormValues = ({
  version: _version,
  canSendEmail: _canSendEmail,
  ...settings
}: ShopSettingsResponse): ShopSettingsFormValues => ({
  ...settings,
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
});
