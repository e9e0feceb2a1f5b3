import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#contract/language';
import { productText } from '#contract/product-text';
import type { Servings } from '#contract/servings';
import { formatList } from '../../i18n/formats';
import { range as numberRange } from '../../i18n/range';
import { useLanguage } from '../../i18n/use-language';
import type { OrderedLine } from './order-request/order-lines';
import * as styles from './Summary.css';
import { guestsIn, servingCount } from './serving-count';

interface ServingCountProps {
  readonly lines: readonly OrderedLine[];
  /** As typed into the order form. */
  readonly guests: string;
}

/** How many the cart serves, compared with the guests in the order form. */
export function ServingCount({ lines, guests }: ServingCountProps) {
  const language = useLanguage();
  const { serves, silent } = servingCount(lines);
  const names = formatList(
    silent.map((product) => productText(product, 'name', language)),
    language,
  );
  return (
    <div className={styles.servings}>
      {serves && (
        <p role="status" className={styles.answer}>
          <Answer serves={serves} guests={guestsIn(guests)} language={language} />
        </p>
      )}
      {silent.length > 0 && (
        <p className={styles.quiet}>
          <Trans>{names}: not counted, because we don’t list how many it serves.</Trans>
        </p>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly serves: Servings;
  readonly guests: number | undefined;
  readonly language: Language;
}

function Answer({ serves, guests, language }: AnswerProps) {
  const { t } = useLingui();
  const { from, to } = serves;
  const range = from === to ? String(from) : numberRange(serves, language);
  if (guests === undefined) return t`Serves ${range}`;
  if (guests > to)
    return t`Serves ${range} of your ${plural(guests, { one: '# guest', other: '# guests' })}`;
  if (guests <= from)
    return t`Serves ${range}: enough for your ${plural(guests, { one: 'guest', other: '# guests' })}`;
  return t`Serves ${range}: just enough for your ${plural(guests, { one: 'guest', other: '# guests' })}`;
}
