import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { allergenNames } from '#contract/products/allergens';
import { dietNames } from '#contract/products/diets';
import { occasionNames, removableNames } from '#contract/products/fact-names';
import type { ProductFacts } from '#contract/products/facts';
import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';

/** Facts in a conflict between two versions. */
export function FactsValue({ json }: { readonly json: string }) {
  const language = useLanguage();
  const facts: ProductFacts = JSON.parse(json);
  const toNames = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, { readonly [Lang in typeof language]: string }>>,
  ) =>
    formatList(
      values.map((value) => names[value][language]),
      language,
    );
  return (
    <ul>
      <Fact name={<Trans>Contains</Trans>}>{toNames(facts.contains, allergenNames)}</Fact>
      <Fact name={<Trans>May contain</Trans>}>{toNames(facts.mayContain, allergenNames)}</Fact>
      <Fact name={<Trans>Diets</Trans>}>{toNames(facts.diets, dietNames)}</Fact>
      <Fact name={<Trans>Can be left out</Trans>}>
        {toNames(facts.canBeLeftOut, removableNames)}
      </Fact>
      <Fact name={<Trans>Occasions</Trans>}>{toNames(facts.occasions, occasionNames)}</Fact>
      {facts.serves && (
        <li>
          <Trans>
            Serves {facts.serves.from} to {facts.serves.to}
          </Trans>
        </li>
      )}
      <li>{facts.confirmed ? <Trans>Checked</Trans> : <Trans>Not checked</Trans>}</li>
    </ul>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: string }) {
  if (children === '') return null;
  return (
    <li>
      {name}: {children}
    </li>
  );
}
