import { Trans } from '@lingui/react/macro';
import { findEarliestDay, toShopDate } from '#contract/core/dates';
import { getLastInquiryDay } from '#contract/orders/order-validation';
import { getGuestNoticeHours } from '#contract/orders/product-notice';
import { formatLongDate } from '../../i18n/event-dates';
import { useLanguage } from '../../i18n/use-language';
import { OptionalDatePicker } from '../../ui/calendar/OptionalDatePicker';
import { useShopSettings } from '../shop-settings/use-shop-settings';
import * as styles from './EventInquiryForm.css';
import type { InquiryForm } from './use-inquiry-form';

interface InquiryDateFieldProps {
  readonly form: InquiryForm;
}

const listDates = (now: Date) => {
  const today = toShopDate(now);
  const last = getLastInquiryDay(now);
  const isAvailable = (date: string) => date >= today && date <= last;
  return { today, first: today, last, isAvailable };
};

/** Any day from today: the notice that orders need is only a hint here. */
export function InquiryDateField({ form }: InquiryDateFieldProps) {
  const { field, setValue, watch } = form;
  const language = useLanguage();
  const eventDate = String(watch('eventDate') ?? '');
  const { name, ref, error } = field('eventDate');
  return (
    <div className={styles.dateField}>
      <OptionalDatePicker
        {...{ name, ref, error, language }}
        dates={listDates(new Date())}
        selectedDate={eventDate}
        onChange={(date) => setValue('eventDate', date, { shouldValidate: true })}
        label={<Trans>Event date</Trans>}
        hint={<Trans>Leave it empty if you haven’t decided.</Trans>}
        placeholder={<Trans>Choose a day</Trans>}
        clearLabel={<Trans>Clear the date</Trans>}
      />
      <p role="status" className={styles.notice}>
        <NoticeHint eventDate={eventDate} guests={Number.parseInt(watch('guests'), 10)} />
      </p>
    </div>
  );
}

interface NoticeHintProps {
  readonly eventDate: string;
  /** NaN if unknown. */
  readonly guests: number;
}

function NoticeHint({ eventDate, guests }: NoticeHintProps) {
  const language = useLanguage();
  const { settings } = useShopSettings();
  const noticeHours = getGuestNoticeHours(guests || 0, settings);
  const earliest = findEarliestDay(new Date(), noticeHours, settings);
  if (eventDate === '' || eventDate >= earliest) return null;
  const possible = formatLongDate(earliest, language);
  return (
    <Trans>
      That’s soon: we usually need until {possible}. Ask anyway, sometimes there’s room.
    </Trans>
  );
}
