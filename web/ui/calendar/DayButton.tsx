import { useContext } from 'react';
import { DayButton as BaseDayButton, type DayButtonProps } from 'react-day-picker';
import { DayNotesContext } from './day-notes-context';
import { toIsoDate } from './local-date';

/** Says why its day is not available. */
export function DayButton(props: DayButtonProps) {
  const { getReason, reasonLabels } = useContext(DayNotesContext);
  const reason = getReason?.(toIsoDate(props.day.date));
  if (!reason || !reasonLabels) return <BaseDayButton {...props} />;
  const note = reasonLabels[reason];
  return (
    <BaseDayButton
      {...props}
      title={note}
      aria-label={`${props['aria-label']}, ${note}`}
      data-reason={reason}
    />
  );
}
