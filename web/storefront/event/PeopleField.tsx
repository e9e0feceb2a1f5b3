import { Trans, useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { orderLimits } from '#contract/orders/rules';
import { Field } from '../../ui/form/Field';
import { control } from '../../ui/form/Field.css';
import { parseGuestCount } from '../cart/contents/estimate-servings';
import { StepButton } from '../quantity-stepper/StepButton';
import * as styles from './PeopleField.css';

interface PeopleFieldProps {
  readonly people: number | undefined;
  readonly onChange: (people: number | undefined) => void;
}

export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const { t } = useLingui();
  const count = people ?? 0;
  return (
    <Field label={<Trans>People</Trans>}>
      {({ required: _, ...controlProps }) => (
        <div className={styles.stepper}>
          <StepButton
            className={styles.stepButton}
            label={t`One person fewer`}
            isAtLimit={count === 0}
            onStep={() => onChange(count === 1 ? undefined : count - 1)}
          >
            <Minus size={18} aria-hidden />
          </StepButton>
          <input
            {...controlProps}
            name="people"
            inputMode="numeric"
            autoComplete="off"
            className={`${control} ${styles.input}`}
            value={people ?? ''}
            onChange={({ currentTarget }) => {
              const typed = parseGuestCount(currentTarget.value);
              if (typed !== undefined || currentTarget.value.trim() === '') onChange(typed);
            }}
          />
          <StepButton
            className={styles.stepButton}
            label={t`One person more`}
            isAtLimit={count === orderLimits.guests}
            onStep={() => onChange(count + 1)}
          >
            <Plus size={18} aria-hidden />
          </StepButton>
        </div>
      )}
    </Field>
  );
}
