import { Trans, useLingui } from '@lingui/react/macro';
import { giftShipping } from '#contract/business';
import { weekdays } from '#contract/core/weekdays';
import type { ShopSettings } from '#contract/settings/schema';
import { formatRange } from '../../../i18n/format-range';
import { formatWeekday } from '../../../i18n/format-weekday';
import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { DatePicker } from '../../../ui/calendar/DatePicker';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import type { getAvailableDates } from './available-dates';
import type { OrderForm } from './use-order-form';

interface EventDateFieldProps {
  readonly form: OrderForm;
  readonly dates: ReturnType<typeof getAvailableDates>;
  /** Why the selected date is not possible. */
  readonly dateError: string | undefined;
}

export function EventDateField({ form, dates, dateError }: EventDateFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { fulfilment, eventDate, setEventDate, settings, field } = form;
  const { name, ref, error } = field('eventDate');
  const isShipped = fulfilment === 'shipping';
  return (
    <DatePicker
      {...{ name, ref, dates, language }}
      selectedDate={eventDate}
      error={dateError ?? error}
      onChange={setEventDate}
      reasonLabels={{
        closed: isShipped ? t`No deliveries` : t`Closed`,
        'too-soon': t`Too soon`,
        full: t`Full`,
      }}
      label={
        <>
          {isShipped ? <Trans>Arrives by</Trans> : <Trans>Event date</Trans>}{' '}
          <span className={visuallyHidden}>
            <Trans>(required)</Trans>
          </span>
        </>
      }
      hint={isShipped ? <ShippingHint /> : <NoticeHint settings={settings} />}
      required
      placeholder={<Trans>Choose a day</Trans>}
    />
  );
}

function ShippingHint() {
  const language = useLanguage();
  const handling = formatRange(giftShipping.handlingDays, language);
  const transit = formatRange(giftShipping.transitDays, language);
  return (
    <Trans>
      We pack it in {handling} business days, and the carrier takes {transit} more.
    </Trans>
  );
}

function NoticeHint({ settings }: { readonly settings: ShopSettings }) {
  const language = useLanguage();
  const { noticeHours: hours, largeEventNoticeHours, minLargeEventGuests: guests } = settings;
  const days = Math.ceil(largeEventNoticeHours / 24);
  const closedDays = weekdays.filter((day) => !settings.openDays.includes(day));
  const closed = formatList(
    closedDays.map((day) => formatWeekday(day, language)),
    language,
  );
  return (
    <>
      <Trans>
        We need {hours} hours’ notice, and {days} days for {guests} guests or more.
      </Trans>{' '}
      {closedDays.length > 0 && <Trans>We’re closed on {closed}.</Trans>}
    </>
  );
}
