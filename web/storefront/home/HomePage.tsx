import { useLingui } from '@lingui/react/macro';
import { useQuery } from '../../data/use-query';
import { hydrateLater } from '../../routing/hydrate-later';
import { useDeferredRender } from '../../routing/use-deferred-render';
import { PageHead } from '../../seo/PageHead';
import { HeroBanner } from './HeroBanner';
import { headerImageQuery } from './hero-images';
import { useHero } from './use-hero';

export { queries } from './queries';
export { HomePage as Component };

const HomeSections = hydrateLater(
  async () => (await import('./HomeSections')).HomeSections,
  'home-sections',
);

function HomePage() {
  const { t } = useLingui();
  const rendersSections = useDeferredRender();
  const hero = useHero();
  // Other hero images vary per page view, so they are not used as og:image.
  const { data: headerImage } = useQuery(headerImageQuery);
  return (
    <>
      <PageHead
        title={t`La Higuera: charcuterie in Highland Park, Los Angeles`}
        description={t`Charcuterie boards, grazing tables and gift boxes made to order in Highland Park, Los Angeles. Delivered across Northeast LA or ready for pickup.`}
        ogImage={headerImage?.image}
      />
      <HeroBanner hero={hero} />
      {rendersSections && <HomeSections />}
    </>
  );
}
