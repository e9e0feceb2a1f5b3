import { useLocation } from 'react-router-dom';
import { business } from '#contract/business';
import { imageAddress } from '#contract/image-options';
import { languages } from '#contract/language';
import type { Picture } from '#contract/picture';
import { usePageStart } from '../app/page-start';
import { inLanguage, splitLanguage } from '../app/paths';
import { useLanguage } from '../i18n/use-language';

/** Width in pixels of the picture that a shared link shows. */
const sharedPictureWidth = 1280;

interface PageHeadProps {
  /** What the page is, without the shop's name. */
  readonly title: string;
  readonly description: string;
  readonly picture?: Picture | undefined;
  /** The part of the query that makes the page another one, such as `?category=boards`. */
  readonly query?: string;
  /** Set on a page that is no address of its own, such as the not-found page. */
  readonly unlisted?: boolean;
  readonly type?: 'website' | 'product';
}

/** The page's title, description, canonical address, languages and Open Graph. React moves them to the head. */
export function PageHead({
  title,
  description,
  picture,
  query = '',
  unlisted = false,
  type = 'website',
}: PageHeadProps) {
  const language = useLanguage();
  const { origin } = usePageStart();
  const { pathname } = useLocation();
  const path = splitLanguage(pathname).path.replace(/(.)\/+$/, '$1');
  const addressIn = (other: (typeof languages)[number]) => origin + inLanguage(path + query, other);
  const fullTitle = `${title} | ${business.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={language === 'es' ? 'es_US' : 'en_US'} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta
            property="og:image"
            content={origin + imageAddress(picture.url, sharedPictureWidth)}
          />
          <meta property="og:image:alt" content={picture.alt[language]} />
        </>
      )}
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={addressIn(language)} />
          <link rel="canonical" href={addressIn(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
        </>
      )}
    </>
  );
}
