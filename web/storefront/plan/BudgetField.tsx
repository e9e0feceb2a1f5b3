import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../ui/form/TextField';

interface BudgetFieldProps {
  readonly budget: number | undefined;
  readonly onChange: (budget: number | undefined) => void;
}

export function BudgetField({ budget, onChange }: BudgetFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();

  function type(text: string): void {
    const digits = text.replace(/\D/g, '').slice(0, 5);
    setTyped(digits);
    onChange(digits === '' ? undefined : Number(digits));
  }

  return (
    <TextField
      label={<Trans>Budget in dollars</Trans>}
      name="budget"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t`No limit`}
      value={typed ?? budget ?? ''}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
