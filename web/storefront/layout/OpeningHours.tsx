import { useShopTexts } from '../shop-settings/use-shop-facts';
import * as styles from './OpeningHours.css';

export function OpeningHours() {
  const texts = useShopTexts();
  return (
    <p className={styles.hours}>
      {texts && (
        <>
          {texts.openDays}, <span className={styles.noWrap}>{texts.hours}</span>
          <br />
          {texts.closedDays}
        </>
      )}
    </p>
  );
}
