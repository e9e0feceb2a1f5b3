import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useQuery } from '../../data/use-query';
import { PageHead } from '../../seo/PageHead';
import { CustomEvents } from './CustomEvents';
import { DeliveryAreas } from './DeliveryAreas';
import { FeaturedProducts } from './FeaturedProducts';
import { HeroBanner } from './HeroBanner';
import { headerImageQuery } from './hero-images';
import { NewsletterSignUp } from './newsletter/NewsletterSignUp';
import { SeasonalCollection } from './SeasonalCollection';
import { Testimonials } from './Testimonials';
import { useHero } from './use-hero';

export { queries } from './queries';
export { HomePage as Component };

/** Each section has its own Suspense boundary, so that they hydrate separately and the page stays responsive. */
function HomePage() {
  const { t } = useLingui();
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
      <Suspense>
        <FeaturedProducts />
      </Suspense>
      <Suspense>
        <SeasonalCollection />
      </Suspense>
      <Suspense>
        <CustomEvents />
      </Suspense>
      <Suspense>
        <Testimonials />
      </Suspense>
      <Suspense>
        <DeliveryAreas />
      </Suspense>
      <Suspense>
        <NewsletterSignUp />
      </Suspense>
    </>
  );
}
