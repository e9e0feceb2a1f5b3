import { Trans } from '@lingui/react/macro';
import * as styles from './EventBar.css';

export const EventPrompt = () => (
  <span className={styles.text}>
    <span className={styles.question}>
      <Trans>Setting a table?</Trans>{' '}
    </span>
    <span className={styles.action}>
      <Trans>Add the day, people and place</Trans>
    </span>
  </span>
);
