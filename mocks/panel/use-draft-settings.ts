import { useState, useSyncExternalStore } from 'react';
import { isReloadNeeded, type MockSettings, mergeSettings } from '../settings';
import type { SettingsStore } from '../settings-store';

interface DraftSettings {
  /** As they will be after a reload. */
  readonly settings: MockSettings;
  readonly needsReload: boolean;
  /** Network conditions take effect at once; the others are a draft until `reload`. */
  change(settings: MockSettings): void;
  discard(): void;
  reload(options?: ReloadOptions): void;
}

export interface ReloadOptions {
  /** Instead of the draft. */
  readonly settings?: MockSettings;
  /** Deletes the saved data of all scenarios. */
  readonly reset?: boolean;
}

export function useDraftSettings(store: SettingsStore): DraftSettings {
  const current = useSyncExternalStore(store.subscribe, store.read);
  const [draft, setDraft] = useState<MockSettings>();
  const settings = draft ? mergeSettings(draft, current) : current;
  return {
    settings,
    needsReload: draft !== undefined,
    change(next) {
      const isBackOnline = current.scenarios.has('offline') && !next.scenarios.has('offline');
      store.update(mergeSettings(current, next));
      setDraft(isReloadNeeded(current, next) ? next : undefined);
      // The app would notice with its next attempt only.
      if (isBackOnline) dispatchEvent(new Event('online'));
    },
    discard: () => setDraft(undefined),
    reload({ settings: next = settings, reset = false } = {}) {
      store.update(next);
      if (reset) location.assign(addResetParam(location.href));
      else location.reload();
    },
  };
}

function addResetParam(href: string): URL {
  const url = new URL(href);
  url.searchParams.append('reset', '');
  return url;
}
