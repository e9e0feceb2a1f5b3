import type { PageServer } from '../../routing/page-server';
import { ShopData } from '../shop-settings/ShopData';

export const server: PageServer = { StructuredData: ShopData };
