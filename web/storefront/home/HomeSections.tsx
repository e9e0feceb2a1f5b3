import { Suspense } from 'react';
import { CustomEvents } from './CustomEvents';
import { DeliveryAreas } from './DeliveryAreas';
import { FeaturedProducts } from './FeaturedProducts';
import { NewsletterSignUp } from './newsletter/NewsletterSignUp';
import { SeasonalCollection } from './SeasonalCollection';
import { Testimonials } from './Testimonials';

/** Each section has its own Suspense boundary, so that they hydrate separately and the page stays responsive. */
export const HomeSections = () => (
  <>
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
