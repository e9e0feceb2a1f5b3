import { createStore, type StoreApi } from 'zustand/vanilla';

const resets = new Set<() => void>();

/** A store that survives navigation and is reset on sign-out; `onSignOut` receives the discarded state. */
export function createSessionScopedStore<State>(
  initial: State,
  onSignOut: (state: State) => void = () => undefined,
): StoreApi<State> {
  const store = createStore<State>(() => initial);
  resets.add(() => {
    onSignOut(store.getState());
    store.setState(initial, true);
  });
  return store;
}

export function resetSessionStores(): void {
  for (const reset of resets) reset();
}
