import { useLingui } from '@lingui/react/macro';
import { orderMessages } from '#contract/orders/messages';
import type { ShopSettings } from '#contract/settings/schema';
import { formatLongDate } from '../../../i18n/event-dates';
import { useLanguage } from '../../../i18n/use-language';
import type { getAvailableDates } from './available-dates';

interface NoticeOptions {
  readonly noticeHours: number;
  readonly settings: Pick<ShopSettings, 'noticeHours'>;
}

/** Returns the message for a selected date that is not available, or not any more. */
export function useDateError(
  date: string,
  { first, last, isAvailable, getReason }: ReturnType<typeof getAvailableDates>,
  { noticeHours, settings }: NoticeOptions,
): string | undefined {
  const { t } = useLingui();
  const language = useLanguage();
  const possible = formatLongDate(first, language);
  if (date === '' || isAvailable(date)) return undefined;
  if (date > last) return orderMessages.tooDistant[language];
  const reason = getReason(date);
  if (reason === 'full')
    return t`That day is full. The first one with room for your order is ${possible}.`;
  if (reason === 'closed') return t`We’re closed that day. The earliest we can do is ${possible}.`;
  const days = Math.ceil(noticeHours / 24);
  return noticeHours > settings.noticeHours
    ? t`An event of this size needs ${days} days’ notice. The earliest we can do is ${possible}.`
    : t`That date is too soon now. The earliest we can do is ${possible}.`;
}
