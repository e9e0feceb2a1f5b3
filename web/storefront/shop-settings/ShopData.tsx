import { LocalBusinessData } from '../../seo/LocalBusinessData';
import { useShopFacts } from './use-shop-facts';

export const ShopData = () => <LocalBusinessData hours={useShopFacts()} />;
