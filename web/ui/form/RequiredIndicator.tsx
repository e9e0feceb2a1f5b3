import * as styles from './Field.css';

/**
 * The asterisk is hidden from screen readers, which announce `required`; the form explains what it means. It stays on
 * the line of the last word.
 */
export const RequiredIndicator = () => (
  <span aria-hidden="true" className={styles.requiredIndicator}>
    {' *'}
  </span>
);
