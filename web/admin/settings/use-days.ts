import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ShopSettingsForm } from './use-shop-settings-form';

/** Returns a function that says how many days a field with hours has: '4 days' for 96; '' if they are no whole days. */
export function useDays({ watch }: ShopSettingsForm) {
  const { t } = useLingui();
  return (path: 'noticeHours' | 'largeEventNoticeHours' | 'cancellationHours'): string => {
    const days = Number(watch(path)) / 24;
    return days > 0 && Number.isInteger(days)
      ? t`${plural(days, { one: '# day', other: '# days' })}`
      : '';
  };
}
