import type { ShopSettings } from '#contract/settings/schema';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { useQuery } from '../../data/use-query';
import { shopSettingsQuery } from './shop-settings-query';

interface CurrentSettings {
  readonly settings: ShopSettings;
  /** False while unknown: texts may promise an e-mail only if it is certain. */
  readonly canSendEmail: boolean;
  /** Neither loaded nor failed. */
  readonly isLoading: boolean;
}

/** The default settings if the current ones cannot be loaded: the server compares every order with its own. */
export function useShopSettings(): CurrentSettings {
  const { data, isLoading } = useQuery(shopSettingsQuery);
  return {
    settings: data ?? defaultShopSettings,
    canSendEmail: data?.canSendEmail ?? false,
    isLoading: isLoading && !data,
  };
}
