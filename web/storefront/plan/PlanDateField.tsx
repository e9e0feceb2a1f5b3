import { Trans, useLingui } from '@lingui/react/macro';
import type { AvailabilityContext } from '#contract/orders/event';
import { countPeople } from '#contract/planner/event-plan';
import { useLanguage } from '../../i18n/use-language';
import { useHydrated } from '../../routing/use-hydrated';
import { OptionalDatePicker } from '../../ui/calendar/OptionalDatePicker';
import { TextField } from '../../ui/form/TextField';
import { getAvailableDates } from '../cart/order-request/available-dates';
import type { PlanControl } from './use-plan';

interface PlanDateFieldProps extends PlanControl {
  readonly context: AvailabilityContext;
}

export function PlanDateField(props: PlanDateFieldProps) {
  const { plan } = props;
  // Without JavaScript, the browser's own date field; the days depend on when the page is open.
  return useHydrated() ? (
    <DateField {...props} />
  ) : (
    <TextField label={<Trans>Date</Trans>} type="date" name="date" defaultValue={plan.date} />
  );
}

function DateField({ plan, change, context: { now, settings, fullDays } }: PlanDateFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isLarge = countPeople(plan) >= settings.minLargeEventGuests;
  const dates = getAvailableDates(now, {
    fulfilment: plan.place === 'pickup' ? 'pickup' : 'delivery',
    noticeHours: isLarge ? settings.largeEventNoticeHours : settings.noticeHours,
    settings,
    fullDays,
  });
  return (
    <OptionalDatePicker
      label={<Trans>Date</Trans>}
      name="date"
      ref={null}
      selectedDate={plan.date ?? ''}
      {...{ dates, language }}
      reasonLabels={{ closed: t`Closed`, 'too-soon': t`Too soon`, full: t`Full` }}
      placeholder={<Trans>Any day</Trans>}
      clearLabel={<Trans>Any day</Trans>}
      onChange={(date) => change({ date: date || undefined })}
    />
  );
}
