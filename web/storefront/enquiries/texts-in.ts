/** What fields of a form hold, as it is typed; what is no field of the form is left out. */
export function textsIn(
  kept: Readonly<Record<string, unknown>>,
  fields: object,
): Readonly<Record<string, string>> {
  const typed = Object.entries(kept).filter(
    ([name, value]) => name in fields && value !== undefined && value !== null,
  );
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}
