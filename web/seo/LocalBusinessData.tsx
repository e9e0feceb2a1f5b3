import type { FoodEstablishment, Place } from 'schema-dts';
import {
  business,
  businessLocation,
  deliveryAreas,
  deliveryCities,
  priceRange,
} from '#contract/business';
import type { ShopSettings } from '#contract/settings/schema';
import { useLanguage } from '../i18n/use-language';
import { useInitialData } from '../routing/initial-data';
import { businessImagePath } from './og-image';
import { StructuredData } from './StructuredData';

const { address } = business;

const mapQuery = [address.street, address.neighborhood, address.city, address.state].join(', ');

interface LocalBusinessDataProps {
  readonly hours: Pick<ShopSettings, 'openDays' | 'opens' | 'closes'> | undefined;
}

export function LocalBusinessData({ hours }: LocalBusinessDataProps) {
  const { origin } = useInitialData();
  const language = useLanguage();
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
        telephone: business.phone.e164,
        email: business.email,
        image: origin + businessImagePath,
        logo: `${origin}/icons/icon-512.png`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: `${address.street}, ${address.neighborhood}`,
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.postalCode,
          addressCountry: address.country,
        },
        geo: { '@type': 'GeoCoordinates', ...businessLocation },
        hasMap: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: mapQuery })}`,
        ...(hours && {
          openingHoursSpecification: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: hours.openDays.map((day) => `https://schema.org/${day}` as const),
            opens: hours.opens,
            closes: hours.closes,
          },
        }),
        areaServed: deliveryAreas.flatMap(({ places }) => places.map(toArea)),
        servesCuisine: { en: 'Charcuterie', es: 'Charcutería' }[language],
        priceRange,
        currenciesAccepted: business.currency,
        sameAs: Object.values(business.social),
      }}
    />
  );
}

const isCity = (name: string): boolean => deliveryCities.some((city) => city === name);

const toArea = (name: string): Place =>
  isCity(name)
    ? {
        '@type': 'City',
        name,
        containedInPlace: { '@type': 'AdministrativeArea', name: 'Los Angeles County' },
      }
    : { '@type': 'Place', name, containedInPlace: { '@type': 'City', name: 'Los Angeles' } };
