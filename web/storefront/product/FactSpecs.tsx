import { Trans, useLingui } from '@lingui/react/macro';
import type { BilingualText } from '#contract/core/language';
import { allergenNames } from '#contract/products/allergens';
import { dietNames, occasionNames, removableNames } from '#contract/products/fact-names';
import type { ProductFacts } from '#contract/products/facts';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { textButton } from '../../ui/button/Button.css';
import { Spec } from './Spec';

/** Unconfirmed facts may warn, but promise nothing. */
export function FactSpecs({ facts }: { readonly facts: ProductFacts }) {
  const { t } = useLingui();
  const language = useLanguage();
  const list = (names: readonly BilingualText[]) =>
    names.map((name) => name[language].toLowerCase()).join(', ');
  const removed = list(facts.madeWithout.map((removable) => removableNames[removable]));
  return (
    <>
      <Spec name={t`Contains`}>{list(facts.contains.map((name) => allergenNames[name]))}</Spec>
      <Spec name={t`May contain`}>{list(facts.mayContain.map((name) => allergenNames[name]))}</Spec>
      {facts.confirmed ? (
        <>
          <Spec name={t`Diets`}>{list(facts.diets.map((diet) => dietNames[diet]))}</Spec>
          <Spec name={t`On request without`}>{removed}</Spec>
        </>
      ) : (
        <Spec name={t`Diets and allergies`}>
          <Trans>Not confirmed yet:</Trans>{' '}
          <PageLink to={paths.contact()} className={textButton}>
            <Trans>ask us</Trans>
          </PageLink>
        </Spec>
      )}
      <Spec name={t`Occasions`}>
        {list(facts.occasions.map((occasion) => occasionNames[occasion]))}
      </Spec>
    </>
  );
}
