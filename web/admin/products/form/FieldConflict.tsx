import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Radio, RadioGroup } from '../../../ui/form/RadioGroup';
import * as styles from './ConflictResolver.css';
import { FieldValue } from './FieldValue';
import type { FieldDifference } from './product-diff';
import { useFieldLabels } from './use-field-labels';

interface FieldConflictProps {
  readonly difference: FieldDifference;
  readonly isTheirs: boolean;
  readonly onSelect: (isTheirs: boolean) => void;
}

export function FieldConflict({ difference, isTheirs, onSelect }: FieldConflictProps) {
  const name = useId();
  const labels = useFieldLabels();
  const { path, yours, theirs } = difference;
  return (
    <RadioGroup legend={labels[path]}>
      <Radio
        name={name}
        checked={!isTheirs}
        onChange={() => onSelect(false)}
        label={
          <span className={styles.version}>
            <strong>
              <Trans>Your version</Trans>
            </strong>{' '}
            <FieldValue path={path} value={yours} />
          </span>
        }
      />
      <Radio
        name={name}
        checked={isTheirs}
        onChange={() => onSelect(true)}
        label={
          <span className={styles.version}>
            <strong>
              <Trans>Their version</Trans>
            </strong>{' '}
            <FieldValue path={path} value={theirs} />
          </span>
        }
      />
    </RadioGroup>
  );
}
