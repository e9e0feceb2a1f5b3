import * as v from 'valibot';

/** A record on this device, under a key, of a shape. */
export interface KeptRecord<T> {
  /** What is kept, or the empty value when there is nothing, or nothing that can be read. */
  readonly read: () => T;
  readonly write: (value: T) => void;
}

/**
 * Keeps a record in local storage. What cannot be read is set aside under `{key}:unreadable` rather than
 * overwritten; a browser that forbids storage, or has no room, keeps nothing.
 */
export function keptRecord<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
): KeptRecord<T> {
  return {
    read() {
      const text = attempt(() => localStorage.getItem(key));
      if (!text) return empty;
      const parsed = v.safeParse(schema, parseJson(text));
      if (parsed.success) return parsed.output;
      attempt(() => localStorage.setItem(`${key}:unreadable`, text));
      return empty;
    },
    write(value) {
      attempt(() => localStorage.setItem(key, JSON.stringify(value)));
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
