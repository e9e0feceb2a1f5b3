import { getShopSettings } from '#contract/settings/endpoints';
import { query } from '../../data/query';

export const shopSettingsQuery = query(getShopSettings, {});
