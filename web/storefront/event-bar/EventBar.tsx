import * as styles from './EventBar.css';
import { EventButton } from './EventButton';
import { EventPrompt } from './EventPrompt';

/** One line below the header: the event that is stored on the device, or a prompt for one. */
export const EventBar = () => (
  <div className={styles.region}>
    <EventButton className={styles.bar} prompt={<EventPrompt />} />
  </div>
);
