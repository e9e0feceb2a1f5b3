import { tracesWarning } from '#contract/products/traces-warning';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './TracesNote.css';

/** Once at each list that says what its products are suitable for. */
export const TracesNote = () => <p className={styles.note}>{tracesWarning[useLanguage()]}</p>;
