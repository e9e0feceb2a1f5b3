import * as v from 'valibot';

/** A record on this device, under a key, of a shape. */
export interface KeptRecord<T> {
  /** What is kept, or the empty value when there is nothing, or nothing that can be read. */
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly forget: () => void;
}

/**
 * Keeps a record in local storage, or in another. What cannot be read is set aside under `{key}:unreadable`
 * rather than overwritten; a browser that forbids storage, or has no room, keeps nothing.
 */
export function keptRecord<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
  storage: () => Storage = () => localStorage,
): KeptRecord<T> {
  return {
    read() {
      const text = attempt(() => storage().getItem(key));
      if (!text) return empty;
      const parsed = v.safeParse(schema, parseJson(text));
      if (parsed.success) return parsed.output;
      attempt(() => storage().setItem(`${key}:unreadable`, text));
      return empty;
    },
    write(value) {
      attempt(() => storage().setItem(key, JSON.stringify(value)));
    },
    forget() {
      attempt(() => storage().removeItem(key));
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
