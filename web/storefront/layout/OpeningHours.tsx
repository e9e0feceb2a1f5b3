import { Trans } from '@lingui/react/macro';
import { business } from '#contract/business';
import { useLanguage } from '../../i18n/use-language';
import { closedDays, dayName, openDays, shopTime } from '../../i18n/opening-hours';

/** When the shop is open, in the language's own way of writing days and times. */
export function OpeningHours() {
  const language = useLanguage();
  const [first = '', last = ''] = [openDays.at(0), openDays.at(-1)];
  const [closedFirst = '', closedLast = ''] = [closedDays.at(0), closedDays.at(-1)];
  const opening = {
    from: dayName(first, language),
    to: dayName(last, language),
    opens: shopTime(business.opens, language),
    closes: shopTime(business.closes, language),
  };
  const closing = { from: dayName(closedFirst, language), to: dayName(closedLast, language) };
  return (
    <p>
      <Trans>
        {opening.from} to {opening.to}, {opening.opens}–{opening.closes}
      </Trans>
      <br />
      <Trans>
        Closed {closing.from} and {closing.to}
      </Trans>
    </p>
  );
}
