/** Makes something once, and anew only once its key has changed. */
export function untilChange<Made>(key: () => string | number, make: () => Made): () => Made {
  let made: { readonly key: string | number; readonly value: Made } | undefined;
  return () => {
    const now = key();
    if (made?.key !== now) made = { key: now, value: make() };
    return made.value;
  };
}
