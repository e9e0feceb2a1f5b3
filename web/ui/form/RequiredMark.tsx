import * as styles from './Field.css';

/** Stands behind the name of what must be filled in; the form says what it means. */
export const RequiredMark = () => (
  <span aria-hidden="true" className={styles.mark}>
    {' *'}
  </span>
);
