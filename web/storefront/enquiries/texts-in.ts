/** Skips entries that are not fields of the form. */
export function textsIn(
  kept: Readonly<Record<string, unknown>>,
  fields: object,
): Readonly<Record<string, string>> {
  const typed = Object.entries(kept).filter(
    ([name, value]) => name in fields && value !== undefined && value !== null,
  );
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}
