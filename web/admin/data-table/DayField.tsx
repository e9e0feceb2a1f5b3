import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/TextField';
import { useTypedValue } from './use-typed-value';

/** A year that is being typed begins with zeros. */
const firstDay = '1000-01-01';

interface DayFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'error' | 'min' | 'max'> {
  /** ISO date in the URL, or empty. */
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** A day in the URL, to be typed or chosen. */
export function DayField({ day, onChange, ...props }: DayFieldProps) {
  const { typed, setTyped, markSent } = useTypedValue(day);

  function handleChange(value: string): void {
    setTyped(value);
    if (value === day || (value !== '' && value < firstDay)) return;
    markSent(value);
    onChange(value);
  }

  return (
    <TextField
      {...props}
      type="date"
      value={typed}
      onChange={({ target }) => handleChange(target.value)}
    />
  );
}
