import type { BreadcrumbList } from 'schema-dts';
import { useLanguage } from '../i18n/use-language';
import { useInitialData } from '../routing/initial-data';
import { localizePath } from '../routing/paths';
import { StructuredData } from './StructuredData';

interface BreadcrumbDataProps {
  /** From home to the current page; paths without language. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
}

export function BreadcrumbData({ trail }: BreadcrumbDataProps) {
  const { origin } = useInitialData();
  const language = useLanguage();
  return (
    <StructuredData<BreadcrumbList>
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: origin + localizePath(path, language),
        })),
      }}
    />
  );
}
