import { useEffect, useRef } from 'react';
import type { useSubmissionForm } from '../forms/use-submission-form';

const none: readonly string[] = [];

/** Adds what the plan asks for to a list that was changed by hand, now or in a draft: an allergy must not get lost. */
export function useAddedRequirements(
  field: 'allergens' | 'diets',
  required: readonly string[] = none,
  {
    isEditing,
    watch,
    setValue,
  }: Pick<ReturnType<typeof useSubmissionForm>, 'isEditing' | 'watch' | 'setValue'>,
): void {
  // A queued inquiry has its own list, which is loaded later.
  const previous = useRef(isEditing ? required : none);

  // Without dependencies, since the list is a new one with each render.
  useEffect(() => {
    const added = required.filter((name) => !previous.current.includes(name));
    previous.current = required;
    if (added.length === 0) return;
    const value: unknown = watch(field);
    const current: readonly unknown[] = Array.isArray(value) ? value : [];
    const missing = added.filter((name) => !current.includes(name));
    if (missing.length > 0) setValue(field, [...current, ...missing]);
  });
}
