import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Choice, Choices } from '../../../ui/form/Choice';
import * as styles from './Comparison.css';
import type { Difference } from './differences';
import { FieldValue } from './FieldValue';
import { useFieldLabels } from './use-field-labels';

interface DifferenceChoiceProps {
  readonly difference: Difference;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

export function DifferenceChoice({ difference, isTheirs, onChoose }: DifferenceChoiceProps) {
  const name = useId();
  const labels = useFieldLabels();
  const { path, yours, theirs } = difference;
  return (
    <Choices legend={labels[path]}>
      <Choice
        name={name}
        checked={!isTheirs}
        onChange={() => onChoose(false)}
        label={
          <span className={styles.version}>
            <strong>
              <Trans>Your version</Trans>
            </strong>{' '}
            <FieldValue path={path} value={yours} />
          </span>
        }
      />
      <Choice
        name={name}
        checked={isTheirs}
        onChange={() => onChoose(true)}
        label={
          <span className={styles.version}>
            <strong>
              <Trans>Their version</Trans>
            </strong>{' '}
            <FieldValue path={path} value={theirs} />
          </span>
        }
      />
    </Choices>
  );
}
