import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { productText } from '#contract/product-text';
import type { Servings } from '#contract/servings';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import type { OrderedLine } from './order-request/order-lines';
import * as styles from './Summary.css';
import { guestsIn, servingCount } from './serving-count';

/** How many the cart serves, held against the guests who are coming. */
export function ServingCount({ lines }: { readonly lines: readonly OrderedLine[] }) {
  const language = useLanguage();
  const [written, setWritten] = useState('');
  const { serves, silent } = servingCount(lines);
  const names = formatList(
    silent.map((product) => productText(product, 'name', language)),
    language,
  );
  return (
    <div className={styles.servings}>
      {serves && (
        <>
          <label className={styles.guests}>
            <Trans>How many guests?</Trans>
            <input
              className={styles.number}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />
          </label>
          <p role="status" className={styles.answer}>
            <Answer serves={serves} guests={guestsIn(written)} />
          </p>
        </>
      )}
      {silent.length > 0 && (
        <p className={styles.quiet}>
          <Trans>{names}: not in this count, we do not say how many it serves.</Trans>
        </p>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly serves: Servings;
  readonly guests: number | undefined;
}

function Answer({ serves: { from, to }, guests }: AnswerProps) {
  const { t } = useLingui();
  const range = from === to ? String(from) : `${from}–${to}`;
  if (guests === undefined) return t`Serves ${range}`;
  if (guests > to)
    return t`Serves ${range} of your ${plural(guests, { one: '# guest', other: '# guests' })}`;
  if (guests <= from)
    return t`Serves ${range}: enough for your ${plural(guests, { one: 'guest', other: '# guests' })}`;
  return t`Serves ${range}: just enough for your ${plural(guests, { one: 'guest', other: '# guests' })}`;
}
