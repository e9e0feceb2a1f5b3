import { createStore, type StoreApi } from 'zustand/vanilla';

const resets = new Set<() => void>();

/**
 * A store of what was begun on a page, which stays while another page is open and ends with the session; `onSignOut`
 * gets the state that is dropped then.
 */
export function createSessionStore<State>(
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

/** Drops what the user who signs out had begun. */
export function resetSessionStores(): void {
  for (const reset of resets) reset();
}
