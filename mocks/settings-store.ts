import { type MockSettings, writeSettings } from './settings';

/** The current settings; the URL follows them. */
export interface SettingsStore {
  read(): MockSettings;
  /** Applies the network conditions to the next request. Other settings are for the next load of the page. */
  update(settings: MockSettings): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createSettingsStore(
  initial: MockSettings,
  { history, location }: Pick<typeof globalThis, 'history' | 'location'>,
): SettingsStore {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    update(settings) {
      current = settings;
      const { pathname, search, hash } = location;
      history.replaceState(history.state, '', pathname + writeSettings(search, settings) + hash);
      for (const notify of listeners) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
