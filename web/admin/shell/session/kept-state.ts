/** Something that outlives what shows it, for as long as the same person is signed in. */
export interface KeptState<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => State;
  readonly reach: (state: State) => void;
}

const forgetters = new Set<() => void>();

/** Keeps what is begun on a page while another one is open; `leave` hears of what is forgotten with a sign-out. */
export function keptState<State>(
  initial: State,
  leave: (state: State) => void = () => undefined,
): KeptState<State> {
  const listeners = new Set<() => void>();
  let current = initial;

  function reach(state: State): void {
    current = state;
    for (const listener of listeners) listener();
  }

  forgetters.add(() => {
    leave(current);
    reach(initial);
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => current,
    reach,
  };
}

/** Forgets all that is kept: who signs in next begins anew. */
export function forgetKeptStates(): void {
  for (const forget of forgetters) forget();
}
