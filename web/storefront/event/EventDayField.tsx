import { Trans, useLingui } from '@lingui/react/macro';
import type { PlannedEvent } from '#contract/orders/event';
import { getGuestNoticeHours } from '#contract/orders/product-notice';
import { useLanguage } from '../../i18n/use-language';
import { OptionalDatePicker } from '../../ui/calendar/OptionalDatePicker';
import { getAvailableDates } from '../cart/order-request/available-dates';
import { useDateError } from '../cart/order-request/use-date-error';
import { useFullDays } from '../cart/order-request/use-full-days';
import { useShopSettings } from '../shop-settings/use-shop-settings';

interface EventDayFieldProps {
  readonly event: PlannedEvent;
  readonly onChange: (date: string | undefined) => void;
}

/** Offers the days on which the shop can serve so many people; a product may need more notice. */
export function EventDayField({ event, onChange }: EventDayFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { date = '', people = 0, place } = event;
  const { settings } = useShopSettings();
  const { fullDays } = useFullDays(people);
  const noticeHours = getGuestNoticeHours(people, settings);
  const fulfilment = place === 'pickup' ? 'pickup' : 'delivery';
  const dates = getAvailableDates(new Date(), { fulfilment, noticeHours, settings, fullDays });

  return (
    <OptionalDatePicker
      {...{ dates, language }}
      name="date"
      ref={null}
      label={<Trans>Day</Trans>}
      placeholder={<Trans>Choose a day</Trans>}
      selectedDate={date}
      error={useDateError(date, dates, { noticeHours, settings })}
      reasonLabels={{ closed: t`Closed`, 'too-soon': t`Too soon`, full: t`Full` }}
      clearLabel={<Trans>No day yet</Trans>}
      onChange={(selected) => onChange(selected || undefined)}
    />
  );
}
