/** As text, except lists and objects. Skips entries that are not fields of the form. */
export function toSubmissionFormValues(
  values: Readonly<Record<string, unknown>>,
  fields: object,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(values).filter(
    ([name, value]) => name in fields && value !== undefined && value !== null,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'object' ? value : String(value)]),
  );
}
