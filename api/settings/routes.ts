import { headerImageOf } from '#contract/settings';
import type { Implementations } from '../http/implementations';
import type { SettingsStore } from './store';

/** The settings' part of the contract. */
export const settingsRoutes = (store: SettingsStore) =>
  ({
    getHeaderImage: async () => {
      const file = await store.headerImage();
      return file ? headerImageOf(file) : null;
    },
  }) satisfies Partial<Implementations>;
