export interface PersistedStore<T> {
  /** Value when nothing readable is stored. */
  readonly defaultValue: T;
  /** Returns the same object until the value changes. */
  readonly read: () => T;
  /** Returns false when the browser denies storage; the value then lasts until the page closes. */
  readonly write: (value: T) => boolean;
  readonly clear: () => void;
  readonly isPersisted: () => boolean;
  /** Notifies of changes in this tab and in others. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * An unreadable value, such as one of a newer version, is backed up under `{key}:unreadable` before it is overwritten.
 * `parse` returns undefined for an invalid value; it is a function and not a schema, because every page loads the cart
 * in its first chunk and must not load the schema library.
 */
export function createPersistedStore<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  defaultValue: T,
  storage: () => Storage = () => localStorage,
): PersistedStore<T> {
  const listeners = new Set<() => void>();
  let parsed: { readonly text: string; readonly value: T | undefined } | undefined;
  /** The value that could not be stored. */
  let unsaved: { readonly value: T } | undefined;

  const readText = () => tryStorage(() => storage().getItem(key)) ?? null;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  /** Undefined when the text cannot be parsed. */
  function parseText(text: string | null): T | undefined {
    if (text === null) return defaultValue;
    if (parsed?.text !== text) {
      parsed = { text, value: parse(parseJson(text)) };
    }
    return parsed.value;
  }

  /** Uses the first free key, so that no earlier backup is lost. */
  function backUpUnreadable(text: string, number = 1): void {
    const name = number === 1 ? `${key}:unreadable` : `${key}:unreadable:${number}`;
    const existingBackup = storage().getItem(name);
    if (existingBackup === null) storage().setItem(name, text);
    else if (existingBackup !== text) backUpUnreadable(text, number + 1);
  }

  /** Returns false on failure; a value that cannot be backed up is not overwritten. */
  function update(change: (storage: Storage) => void): boolean {
    const done = tryStorage(() => {
      const text = storage().getItem(key);
      if (text !== null && parseText(text) === undefined) backUpUnreadable(text);
      change(storage());
      return true;
    });
    return done ?? false;
  }

  function onStorage({ key: changedKey }: StorageEvent): void {
    if (changedKey === key || changedKey === null) notify();
  }

  return {
    defaultValue,
    read: () => (unsaved ? unsaved.value : (parseText(readText()) ?? defaultValue)),
    write(value) {
      const saved = update((current) => current.setItem(key, JSON.stringify(value)));
      unsaved = saved ? undefined : { value };
      notify();
      return saved;
    },
    clear() {
      update((current) => current.removeItem(key));
      unsaved = undefined;
      notify();
    },
    isPersisted: () => unsaved === undefined,
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

/** Denied storage throws a DOMException; any other error is a bug. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
