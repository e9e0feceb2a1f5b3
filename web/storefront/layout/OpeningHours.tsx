import { Trans } from '@lingui/react/macro';
import { business } from '#contract/business';
import { closedDays, dayName, openDays, shopTime } from '../../i18n/opening-hours';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './OpeningHours.css';

/** When the shop is open, in the language's own way of writing days and times. */
export function OpeningHours() {
  const language = useLanguage();
  const from = dayName(openDays.at(0) ?? '', language);
  const to = dayName(openDays.at(-1) ?? '', language);
  const opens = shopTime(business.opens, language);
  const closes = shopTime(business.closes, language);
  const closedFrom = dayName(closedDays.at(0) ?? '', language);
  const closedTo = dayName(closedDays.at(-1) ?? '', language);
  return (
    <p>
      <Trans>
        {from} to {to},{' '}
        <span className={styles.together}>
          {opens}–{closes}
        </span>
      </Trans>
      <br />
      <Trans>
        Closed {closedFrom} and {closedTo}
      </Trans>
    </p>
  );
}
