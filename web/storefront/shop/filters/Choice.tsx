import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChoiceCount } from '#contract/products/facets';
import * as styles from './FilterSections.css';

interface ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string | number;
  readonly isChosen: boolean;
  /** Undefined shows no number. */
  readonly count?: ChoiceCount | undefined;
  readonly children: ReactNode;
}

export const Choice = ({ type, name, value, isChosen, count, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={type} name={name} value={value} defaultChecked={isChosen} className={styles.box} />
    <span className={styles.name}>{children}</span>
    {count && (
      <span className={styles.count}>
        <Count {...count} />
      </span>
    )}
  </label>
);

const Count = ({ results, onRequest }: ChoiceCount) =>
  results === 0 && onRequest > 0 ? <Trans>{onRequest} on request</Trans> : results;
