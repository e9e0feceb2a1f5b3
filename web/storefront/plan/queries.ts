import type { PageQueries } from '../../routing/page-url';
import { productsQuery } from '../product-card/product-queries';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';

export const queries: PageQueries = () => [productsQuery, shopSettingsQuery];
