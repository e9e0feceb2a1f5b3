import { Trans, useLingui } from '@lingui/react/macro';
import { business } from '#contract/business';
import * as styles from './OpeningHours.css';
import { closedDays, formatTime, openDays } from './opening-hours';

export function OpeningHours() {
  const { i18n } = useLingui();
  const from = i18n._(openDays.first);
  const to = i18n._(openDays.last);
  const opens = i18n._(formatTime(business.opens));
  const closes = i18n._(formatTime(business.closes));
  const closedFrom = i18n._(closedDays.first);
  const closedTo = i18n._(closedDays.last);
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
