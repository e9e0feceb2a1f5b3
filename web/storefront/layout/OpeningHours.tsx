import { Trans, useLingui } from '@lingui/react/macro';
import { business } from '#contract/business';
import * as styles from './OpeningHours.css';
import { closedDayRange, formatTime, openDayRange } from './opening-hours';

export function OpeningHours() {
  const { i18n } = useLingui();
  const from = i18n._(openDayRange.first);
  const to = i18n._(openDayRange.last);
  const opens = i18n._(formatTime(business.opens));
  const closes = i18n._(formatTime(business.closes));
  const closedFrom = i18n._(closedDayRange.first);
  const closedTo = i18n._(closedDayRange.last);
  return (
    <p>
      <Trans>
        {from} to {to},{' '}
        <span className={styles.noWrap}>
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
