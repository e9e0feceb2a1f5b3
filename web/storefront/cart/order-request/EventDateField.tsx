import { Trans, useLingui } from '@lingui/react/macro';
import { largeEventLeadWeeks, leadTimeHours, minLargeEventGuests } from '#contract/business';
import { useLanguage } from '../../../i18n/use-language';
import type { AvailableDates } from '../../../ui/calendar/Calendar';
import { DatePicker } from '../../../ui/calendar/DatePicker';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import { closedDayRange } from '../../layout/opening-hours';
import type { FieldControl } from './field-control';

interface EventDateFieldProps {
  readonly control: FieldControl;
  /** '' if no date is selected. */
  readonly selectedDate: string;
  readonly dates: AvailableDates;
  readonly onChange: (day: string) => void;
}

const [hours, weeks, guests] = [leadTimeHours, largeEventLeadWeeks.from, minLargeEventGuests];

export function EventDateField({ control, selectedDate, dates, onChange }: EventDateFieldProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const closedFrom = i18n._(closedDayRange.first);
  const closedTo = i18n._(closedDayRange.last);
  const { name, ref, error } = control;
  return (
    <DatePicker
      {...{ name, ref, error, selectedDate, dates, language, onChange }}
      label={
        <>
          <Trans>Event date</Trans>{' '}
          <span className={visuallyHidden}>
            <Trans>(required)</Trans>
          </span>
        </>
      }
      hint={
        <Trans>
          We need {hours} hours’ notice, and {weeks} weeks for {guests} guests or more. We’re closed{' '}
          {closedFrom} and {closedTo}.
        </Trans>
      }
      required
      placeholder={<Trans>Choose a day</Trans>}
    />
  );
}
