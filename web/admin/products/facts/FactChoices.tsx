import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { BilingualText } from '#contract/core/language';
import { allergenNames, allergens } from '#contract/products/allergens';
import { dietNames, diets } from '#contract/products/diets';
import {
  occasionNames,
  occasions,
  removableNames,
  removables,
} from '#contract/products/fact-names';
import type { ProductFacts } from '#contract/products/facts';
import { useLanguage } from '../../../i18n/use-language';
import { CheckboxChips } from '../../../ui/form/CheckboxChips';
import { error as errorStyle } from '../../../ui/form/Field.css';
import * as styles from './FactChoices.css';

type FactLists = Pick<
  ProductFacts,
  'contains' | 'mayContain' | 'diets' | 'canBeLeftOut' | 'occasions'
>;

interface FactChoicesProps {
  readonly value: FactLists;
  readonly onChange: (changes: Partial<FactLists>) => void;
  /** Of the diets. */
  readonly error?: string | undefined;
}

export function FactChoices({ value, onChange, error }: FactChoicesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();

  const toOptions = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, BilingualText>>,
  ) => values.map((option) => ({ value: option, label: names[option][language] }));

  return (
    <div className={styles.choices}>
      <CheckboxChips
        legend={<Trans>Contains</Trans>}
        name={`${id}-contains`}
        options={toOptions(allergens, allergenNames)}
        selected={value.contains}
        onChange={(contains) =>
          onChange({
            contains: [...contains],
            mayContain: value.mayContain.filter((allergen) => !contains.includes(allergen)),
          })
        }
      />
      <CheckboxChips
        legend={<Trans>May contain</Trans>}
        hint={t`Traces, or if you aren’t sure`}
        name={`${id}-may-contain`}
        options={toOptions(
          allergens.filter((allergen) => !value.contains.includes(allergen)),
          allergenNames,
        )}
        selected={value.mayContain}
        onChange={(mayContain) => onChange({ mayContain: [...mayContain] })}
      />
      <div>
        <CheckboxChips
          legend={<Trans>Diets</Trans>}
          name={`${id}-diets`}
          options={toOptions(diets, dietNames)}
          selected={value.diets}
          onChange={(selected) => onChange({ diets: [...selected] })}
        />
        {error !== undefined && (
          <p role="alert" className={errorStyle}>
            {error}
          </p>
        )}
      </div>
      <CheckboxChips
        legend={<Trans>Can be left out</Trans>}
        hint={t`Customers are told that you leave it out when they ask`}
        name={`${id}-can-be-left-out`}
        options={toOptions(removables, removableNames)}
        selected={value.canBeLeftOut}
        onChange={(canBeLeftOut) => onChange({ canBeLeftOut: [...canBeLeftOut] })}
      />
      <CheckboxChips
        legend={<Trans>Occasions</Trans>}
        name={`${id}-occasions`}
        options={toOptions(occasions, occasionNames)}
        selected={value.occasions}
        onChange={(selected) => onChange({ occasions: [...selected] })}
      />
    </div>
  );
}
