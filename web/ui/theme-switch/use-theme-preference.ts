import { useSyncExternalStore } from 'react';
import { getThemePreference, subscribeToTheme, type ThemePreference } from './theme-preference';

/** The server's markup is the same for all. */
const getServerTheme = (): ThemePreference => 'system';

/** 'system' on the server and during hydration. */
export const useThemePreference = (): ThemePreference =>
  useSyncExternalStore(subscribeToTheme, getThemePreference, getServerTheme);
