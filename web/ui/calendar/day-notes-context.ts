import { createContext } from 'react';
import type { AvailableDates, ReasonLabels } from './available-dates';

interface DayNotes {
  readonly getReason?: AvailableDates['getReason'] | undefined;
  readonly reasonLabels?: ReasonLabels | undefined;
}

/** For the day buttons, which react-day-picker renders. */
export const DayNotesContext = createContext<DayNotes>({});
