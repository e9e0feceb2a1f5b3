import { useLingui } from '@lingui/react/macro';
import { largeEventLeadTimeHours, largeEventLeadWeeks } from '#contract/business';
import { useLanguage } from '../../../i18n/use-language';
import type { AvailableDates } from '../../../ui/calendar/Calendar';
import { formatLongDate } from '../../../ui/calendar/format-long-date';

/** Returns the message for a date that is too soon. */
export function useDateError(
  date: string,
  { first }: AvailableDates,
  noticeHours: number,
): string | undefined {
  const { t } = useLingui();
  const possible = formatLongDate(first, useLanguage());
  if (date === '' || date >= first) return undefined;
  const weeks = largeEventLeadWeeks.from;
  return noticeHours === largeEventLeadTimeHours
    ? t`An event of this size needs ${weeks} weeks’ notice. The earliest we can do is ${possible}.`
    : t`That date is too soon now. The earliest we can do is ${possible}.`;
}
