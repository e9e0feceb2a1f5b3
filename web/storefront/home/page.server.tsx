import type { PageServer } from '../../routing/page-server';
import { getSeasonExpiry } from '../seasonal-collection/season-expiry';
import { HomeStructuredData } from './HomeStructuredData';

export const server: PageServer = {
  getExpiry: getSeasonExpiry,
  lazyModules: ['storefront/home/HomeSections.tsx'],
  StructuredData: HomeStructuredData,
};
