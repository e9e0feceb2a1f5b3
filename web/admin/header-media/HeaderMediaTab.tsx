import { CurrentHeader } from './CurrentHeader';
import * as styles from './HeaderMedia.css';
import { HeaderPicker } from './HeaderPicker';

/** Where the owner chooses the picture at the head of the home page. */
export const HeaderMediaTab = () => (
  <div className={styles.panel}>
    <CurrentHeader />
    <HeaderPicker />
  </div>
);
