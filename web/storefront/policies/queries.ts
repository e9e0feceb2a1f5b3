import type { PageQueries } from '../../routing/page-url';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';

export const queries: PageQueries = () => [shopSettingsQuery];
