/** A record on this device, under a key, of a shape. */
export interface KeptRecord<T> {
  /** Stands where nothing is kept, or nothing that can be read. */
  readonly empty: T;
  /** What is kept; the same object for as long as it does not change. */
  readonly read: () => T;
  /** False when the device does not keep it: then it is known for as long as this page is open. */
  readonly write: (value: T) => boolean;
  readonly forget: () => void;
  readonly isKept: () => boolean;
  /** Hears of every change, in this tab or in another. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps a record in local storage, or in another. What cannot be read, such as the record of a newer version, is
 * set aside under `{key}:unreadable` before anything is written in its place. `parse` returns undefined for what is not
 * such a record; every page reads the cart with its first script, so it is a function rather than a schema with its
 * library.
 */
export function keptRecord<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  empty: T,
  storage: () => Storage = () => localStorage,
): KeptRecord<T> {
  const listeners = new Set<() => void>();
  let parsed: { readonly text: string; readonly value: T | undefined } | undefined;
  /** What the device did not keep. */
  let unkept: { readonly value: T } | undefined;

  const keptText = () => attempt(() => storage().getItem(key)) ?? null;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** What a text says; undefined when it cannot be read. */
  function valueIn(text: string | null): T | undefined {
    if (text === null) return empty;
    if (parsed?.text !== text) {
      parsed = { text, value: parse(parseJson(text)) };
    }
    return parsed.value;
  }

  /** Keeps what cannot be read under the first free name, so that nothing set aside before is lost. */
  function setAside(text: string, number = 1): void {
    const name = number === 1 ? `${key}:unreadable` : `${key}:unreadable:${number}`;
    const there = storage().getItem(name);
    if (there === null) storage().setItem(name, text);
    else if (there !== text) setAside(text, number + 1);
  }

  /** Answers whether it was done: what cannot be set aside is not overwritten either. */
  function replace(change: (storage: Storage) => void): boolean {
    const done = attempt(() => {
      const text = storage().getItem(key);
      if (text !== null && valueIn(text) === undefined) setAside(text);
      change(storage());
      return true;
    });
    return done ?? false;
  }

  function onStorage({ key: changed }: StorageEvent): void {
    if (changed === key || changed === null) tell();
  }

  return {
    empty,
    read: () => (unkept ? unkept.value : (valueIn(keptText()) ?? empty)),
    write(value) {
      const kept = replace((there) => there.setItem(key, JSON.stringify(value)));
      unkept = kept ? undefined : { value };
      tell();
      return kept;
    },
    forget() {
      replace((there) => there.removeItem(key));
      unkept = undefined;
      tell();
    },
    isKept: () => unkept === undefined,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Storage refuses with a DOMException; anything else is a fault of ours. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (refusal) {
    if (refusal instanceof DOMException) return undefined;
    throw refusal;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}
