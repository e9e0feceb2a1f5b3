import type { FoodEstablishment } from 'schema-dts';
import { business, deliveryAreas } from '#contract/business';
import { imageAddress } from '#contract/image-options';
import type { Picture } from '#contract/picture';
import { usePageStart } from '../app/page-start';
import { useLanguage } from '../i18n/use-language';
import { StructuredData } from './StructuredData';

/** Width in pixels of the picture search engines are given. */
const pictureWidth = 1280;

/** Who the shop is, where and when, as schema.org's LocalBusiness. */
export function LocalBusinessData({ picture }: { readonly picture: Picture | undefined }) {
  const { origin } = usePageStart();
  const language = useLanguage();
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
        ...(picture && { image: origin + imageAddress(picture.url, pictureWidth) }),
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
          dayOfWeek: [...business.openDays],
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
