import { Trans, useLingui } from '@lingui/react/macro';
import { largeEventLeadWeeks, leadTimeHours, minLargeEventGuests } from '#contract/business';
import { useLanguage } from '../../../i18n/use-language';
import type { OfferedDays } from '../../../ui/calendar/Calendar';
import { DayField } from '../../../ui/calendar/DayField';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import { closedDays } from '../../layout/opening-hours';
import type { FieldControl } from './field-control';

interface EventDayProps {
  readonly control: FieldControl;
  /** '' if no date is selected. */
  readonly chosen: string;
  readonly days: OfferedDays;
  readonly onChoose: (day: string) => void;
}

const [hours, weeks, guests] = [leadTimeHours, largeEventLeadWeeks.from, minLargeEventGuests];

export function EventDay({ control, chosen, days, onChoose }: EventDayProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const closedFrom = i18n._(closedDays.first);
  const closedTo = i18n._(closedDays.last);
  const { name, ref, error } = control;
  return (
    <DayField
      {...{ name, ref, error, chosen, days, language, onChoose }}
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
      empty={<Trans>Choose a day</Trans>}
    />
  );
}
