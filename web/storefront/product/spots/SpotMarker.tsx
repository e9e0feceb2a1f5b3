import { useLayoutEffect, useRef } from 'react';
import * as styles from './SpotMarkers.css';

interface SpotMarkerProps {
  readonly number: number;
  readonly name: string;
  /** Origin and pairing, if there are any. */
  readonly notes: readonly string[];
  /** Percent of the image's frame. */
  readonly place: { readonly left: number; readonly top: number };
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function SpotMarker({
  number,
  name,
  notes,
  place: { left, top },
  isOpen,
  onToggle,
}: SpotMarkerProps) {
  const itemRef = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    itemRef.current?.style.setProperty(styles.leftProperty, `${left}%`);
    itemRef.current?.style.setProperty(styles.topProperty, `${top}%`);
  }, [left, top]);

  function closeOnEscape(key: string): void {
    if (key !== 'Escape' || !isOpen) return;
    onToggle(false);
    buttonRef.current?.focus();
  }

  return (
    <li ref={itemRef} onKeyDown={(event) => closeOnEscape(event.key)}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.marker}
        aria-label={`${number}. ${name}`}
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={styles.dot}>{number}</span>
      </button>
      {isOpen && (
        <div className={top > 50 ? styles.panel.above : styles.panel.below}>
          <p className={styles.name}>{name}</p>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}
