export type FieldValuesByName = Readonly<Record<string, unknown>>;

interface SuggestionContext {
  /** Values that earlier suggestions set. */
  readonly applied: FieldValuesByName;
  readonly defaults: FieldValuesByName;
  readonly getValue: (field: string) => unknown;
}

const normalize = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? '' : (value ?? ''));

interface AppliedSuggestions {
  /** Values that this and earlier suggestions set. */
  readonly applied: FieldValuesByName;
  /** Values to set now. */
  readonly filled: FieldValuesByName;
  /** Fields to empty: nothing suggests them any more. */
  readonly removed: readonly string[];
}

/**
 * A suggestion fills fields that are empty or still have the value of an earlier suggestion, so a field follows what
 * suggests it until it is changed by hand. The fields of a group are filled together or not at all.
 */
export function applySuggestions(
  groups: readonly FieldValuesByName[],
  { applied, defaults, getValue }: SuggestionContext,
): AppliedSuggestions {
  const isUntouched = (field: string) =>
    normalize(getValue(field)) === normalize(field in applied ? applied[field] : defaults[field]);
  const filled: FieldValuesByName = Object.assign(
    {},
    ...groups.filter((group) => Object.keys(group).every(isUntouched)),
  );
  const suggested = new Set(groups.flatMap((group) => Object.keys(group)));
  const isSuggested = ([field]: [string, unknown]) => suggested.has(field);
  return {
    applied: { ...Object.fromEntries(Object.entries(applied).filter(isSuggested)), ...filled },
    filled,
    removed: Object.keys(applied).filter((field) => !suggested.has(field) && isUntouched(field)),
  };
}
