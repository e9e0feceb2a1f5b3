import { WebSiteData } from '../../seo/WebSiteData';
import { ShopData } from '../shop-settings/ShopData';

export const HomeStructuredData = () => (
  <>
    <WebSiteData />
    <ShopData />
  </>
);
