import { useLocation } from 'react-router-dom';
import { businessIdentity } from '#contract/business-identity';
import { type Language, languages } from '#contract/core/language';
import type { ImageAsset } from '#contract/media/schema';
import { useLanguage } from '../i18n/use-language';
import { useInitialData } from '../routing/initial-data';
import { localizePath, parseLocale } from '../routing/paths';
import { useOgImage } from './og-image';
import { shortenDescription } from './shorten-description';

interface PageHeadProps {
  /** Without the business name. */
  readonly title: string;
  /** Shortened to what search results show. */
  readonly description: string;
  /** Open Graph image; the business's default if omitted. */
  readonly ogImage?: ImageAsset | undefined;
  /** The part of the query that belongs to the canonical URL, such as `?category=boards`. */
  readonly query?: string;
  /** For pages without a canonical URL, such as the not-found page. */
  readonly noIndex?: boolean;
  readonly type?: 'website' | 'product';
}

/** Characters that search results show. */
const maxTitleLength = 60;

const locales: Record<Language, string> = { en: 'en_US', es: 'es_US' };

/** React moves these elements to the head. */
export function PageHead({
  title,
  description: fullDescription,
  ogImage,
  query = '',
  noIndex = false,
  type = 'website',
}: PageHeadProps) {
  const language = useLanguage();
  const { origin } = useInitialData();
  const { pathname } = useLocation();
  const image = useOgImage(ogImage);
  const path = parseLocale(pathname).path.replace(/(.)\/+$/, '$1');
  const getUrl = (other: Language) => origin + localizePath(path + query, other);
  const titleWithName = `${title} | ${businessIdentity.name}`;
  const fullTitle = titleWithName.length > maxTitleLength ? title : titleWithName;
  const description = shortenDescription(fullDescription);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={businessIdentity.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.url} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={getUrl(language)} />
          <link rel="canonical" href={getUrl(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={getUrl(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={getUrl('en')} />
        </>
      )}
    </>
  );
}
