import type { WebSite } from 'schema-dts';
import { business } from '#contract/business';
import { languages } from '#contract/core/language';
import { useInitialData } from '../routing/initial-data';
import { StructuredData } from './StructuredData';

/** Search engines read the site name from this data. */
export function WebSiteData() {
  const { origin } = useInitialData();
  return (
    <StructuredData<WebSite>
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: business.name,
        url: `${origin}/`,
        inLanguage: [...languages],
        publisher: { '@id': `${origin}/#business` },
      }}
    />
  );
}
