import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseBudget } from '#contract/planner/plan-query';
import { TextField } from '../../ui/form/TextField';

interface BudgetFieldProps {
  readonly budget: number | undefined;
  readonly onChange: (budget: number | undefined) => void;
}

export function BudgetField({ budget, onChange }: BudgetFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();

  function type(text: string): void {
    setTyped(text);
    const dollars = parseBudget(text);
    // An unfinished amount such as '1,5' changes nothing yet.
    if (dollars !== undefined || text.trim() === '') onChange(dollars);
  }

  return (
    <TextField
      label={<Trans>Budget in dollars</Trans>}
      name="budget"
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
      placeholder={t`No limit`}
      value={typed ?? budget ?? ''}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
