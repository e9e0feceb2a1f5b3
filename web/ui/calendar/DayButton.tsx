import { useContext } from 'react';
import { DayButton as BaseDayButton, type DayButtonProps } from 'react-day-picker';
import { DayNotesContext } from './day-notes-context';
import { toIsoDate } from './local-date';

/** The name contains the number that is visible, for speech input (WCAG 2.5.3): English names would have '1st'. */
const removeOrdinalSuffix = (label = ''): string => label.replace(/\b(\d+)(?:st|nd|rd|th)\b/, '$1');

/** Says why its day is not available. */
export function DayButton(props: DayButtonProps) {
  const { getReason, reasonLabels } = useContext(DayNotesContext);
  const reason = getReason?.(toIsoDate(props.day.date));
  const label = removeOrdinalSuffix(props['aria-label']);
  if (!reason || !reasonLabels) return <BaseDayButton {...props} aria-label={label} />;
  const note = reasonLabels[reason];
  return (
    <BaseDayButton {...props} title={note} aria-label={`${label}, ${note}`} data-reason={reason} />
  );
}
