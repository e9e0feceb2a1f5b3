import type { FoodEstablishment } from 'schema-dts';
import { business, deliveryAreas } from '#contract/business';
import type { Picture } from '#contract/picture';
import { usePageStart } from '../app/page-start';
import { useLanguage } from '../i18n/use-language';
import { StructuredData } from './StructuredData';
import { useToldPicture } from './told-picture';

/** Who the shop is, where and when, as schema.org's LocalBusiness. */
export function LocalBusinessData({ picture }: { readonly picture: Picture | undefined }) {
  const { origin } = usePageStart();
  const language = useLanguage();
  const { address: image } = useToldPicture(picture);
  const { address } = business;
  return (
    <StructuredData<FoodEstablishment>
      data={{
        '@context': 'https://schema.org',
        '@type': 'FoodEstablishment',
        '@id': `${origin}/#business`,
        additionalType: 'https://schema.org/LocalBusiness',
        name: business.name,
        description: business.tagline[language],
        url: `${origin}/`,
        telephone: business.phone.dialled,
        email: business.email,
        image,
        address: {
          '@type': 'PostalAddress',
          streetAddress: `${address.street}, ${address.neighborhood}`,
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.postalCode,
          addressCountry: address.country,
        },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: business.openDays.map((day) => `https://schema.org/${day}` as const),
          opens: business.opens,
          closes: business.closes,
        },
        areaServed: deliveryAreas.flatMap(({ places }) =>
          places.map((name) => ({ '@type': 'Place' as const, name })),
        ),
        currenciesAccepted: business.currency,
        sameAs: Object.values(business.social),
      }}
    />
  );
}
