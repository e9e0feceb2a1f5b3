import { type ComponentProps, type ReactNode, useRef } from 'react';
import { textButton } from '../button/Button.css';
import { DatePicker } from './DatePicker';
import * as styles from './OptionalDatePicker.css';

interface OptionalDatePickerProps extends Omit<ComponentProps<typeof DatePicker>, 'onChange'> {
  readonly clearLabel: ReactNode;
  /** '' once the date is cleared. */
  readonly onChange: (date: string) => void;
}

/** A date picker whose date can be cleared again. */
export function OptionalDatePicker({ clearLabel, ...props }: OptionalDatePickerProps) {
  const { selectedDate, onChange } = props;
  const pickerRef = useRef<HTMLDivElement>(null);

  function clear(): void {
    // The button that has the focus is about to disappear.
    pickerRef.current?.querySelector('button')?.focus();
    onChange('');
  }

  return (
    <div className={styles.field}>
      <div ref={pickerRef} className={styles.picker}>
        <DatePicker {...props} />
      </div>
      {selectedDate !== '' && (
        <button type="button" className={textButton} onClick={clear}>
          {clearLabel}
        </button>
      )}
    </div>
  );
}
