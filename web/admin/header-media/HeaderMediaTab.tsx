import { CurrentHeader } from './CurrentHeader';
import * as styles from './HeaderMediaTab.css';
import { HeaderPicker } from './HeaderPicker';

export const HeaderMediaTab = () => (
  <div className={styles.panel}>
    <CurrentHeader />
    <HeaderPicker />
  </div>
);
