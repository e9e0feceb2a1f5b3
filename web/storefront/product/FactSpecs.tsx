import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductFacts } from '#contract/products/facts';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { textButton } from '../../ui/button/Button.css';
import { Spec } from './Spec';
import { useFactTexts } from './use-fact-texts';

/** Unconfirmed facts may warn, but promise nothing. */
export function FactSpecs({ facts }: { readonly facts: ProductFacts }) {
  const { t } = useLingui();
  const texts = useFactTexts()(facts);
  return (
    <>
      <Spec name={t`Contains`}>{texts.contains}</Spec>
      <Spec name={t`May contain`}>{texts.mayContain}</Spec>
      {facts.confirmed ? (
        <>
          <Spec name={t`Diets`}>{texts.diets}</Spec>
          <Spec name={t`On request without`}>{texts.canBeLeftOut}</Spec>
        </>
      ) : (
        <Spec name={t`Diets and allergies`}>
          <Trans>Not confirmed yet:</Trans>{' '}
          <PageLink to={paths.contact()} className={textButton}>
            <Trans>ask us</Trans>
          </PageLink>
        </Spec>
      )}
      <Spec name={t`Occasions`}>{texts.occasions}</Spec>
    </>
  );
}
