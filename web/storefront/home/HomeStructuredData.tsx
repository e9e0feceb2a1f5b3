import { LocalBusinessData } from '../../seo/LocalBusinessData';
import { WebSiteData } from '../../seo/WebSiteData';

export const HomeStructuredData = () => (
  <>
    <WebSiteData />
    <LocalBusinessData />
  </>
);
