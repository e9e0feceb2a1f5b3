import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createDraftStore } from './draft-store';
import { resolveAttempt, type SubmissionAttempt } from './submission-attempt';
import { applySuggestions, type FieldValuesByName } from './suggested-fields';

type FormMethods = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'subscribe'>;

interface DraftOptions {
  readonly name: string;
  /** Values of the server-rendered markup; empty if omitted. */
  readonly defaultValues: Readonly<Record<string, unknown>>;
  /** Take precedence over a saved draft that started with different initial fields. */
  readonly initialFields: Readonly<Record<string, unknown>>;
  /** For empty fields. */
  readonly suggestedFields: readonly FieldValuesByName[];
}

/**
 * Saves the form on every change and restores it after a reload, without overwriting what was typed before hydration.
 */
export function useDraft(
  { getValues, setValue, subscribe }: FormMethods,
  { name, defaultValues, initialFields, suggestedFields }: DraftOptions,
) {
  const draft = useMemo(() => createDraftStore(name), [name]);
  const attemptRef = useRef<SubmissionAttempt>(undefined);
  const suggestedRef = useRef<FieldValuesByName>({});
  const initialFieldsJson = JSON.stringify(initialFields);
  const defaultValuesJson = JSON.stringify(defaultValues);
  const suggestedFieldsJson = JSON.stringify(suggestedFields);

  const saveDraft = useCallback(() => {
    draft.write({
      fields: { ...getValues() },
      begun: initialFieldsJson,
      suggested: suggestedRef.current,
      attempt: attemptRef.current,
    });
  }, [draft, getValues, initialFieldsJson]);

  useEffect(() => {
    const saved = draft.read();
    attemptRef.current = saved.attempt;
    suggestedRef.current = saved.suggested ?? {};
    const initial: Record<string, unknown> = JSON.parse(initialFieldsJson);
    const values =
      saved.begun === initialFieldsJson
        ? { ...initial, ...saved.fields }
        : { ...saved.fields, ...initial };
    const defaults: Record<string, unknown> = JSON.parse(defaultValuesJson);
    for (const [field, value] of Object.entries(values)) {
      if ((getValues(field) ?? '') === (defaults[field] ?? '')) setValue(field, value);
    }
    return subscribe({ formState: { values: true }, callback: saveDraft });
  }, [draft, initialFieldsJson, defaultValuesJson, getValues, setValue, subscribe, saveDraft]);

  // After the draft is restored. A new draft has suggestions of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draft` is not read here
  useEffect(() => {
    const groups: FieldValuesByName[] = JSON.parse(suggestedFieldsJson);
    const defaults: FieldValuesByName = JSON.parse(defaultValuesJson);
    const { applied, filled, removed } = applySuggestions(groups, {
      applied: suggestedRef.current,
      defaults,
      getValue: getValues,
    });
    suggestedRef.current = applied;
    for (const field of removed) setValue(field, defaults[field]);
    for (const [field, value] of Object.entries(filled)) setValue(field, value);
  }, [draft, suggestedFieldsJson, defaultValuesJson, getValues, setValue]);

  return {
    /** Reuses the saved attempt while the content is unchanged, so that a reload does not submit it twice. */
    reuseOrStartAttempt(content: Parameters<typeof resolveAttempt>[0]): SubmissionAttempt {
      attemptRef.current = resolveAttempt(content, attemptRef.current);
      saveDraft();
      return attemptRef.current;
    },
    /** The attempt without a response so far. */
    getPendingAttempt: (): SubmissionAttempt | undefined => attemptRef.current,
    /** Continues an attempt from the outbox. */
    resumeAttempt: useCallback((otherAttempt: SubmissionAttempt) => {
      attemptRef.current = otherAttempt;
    }, []),
    /** Call after a successful submission. */
    clear() {
      attemptRef.current = undefined;
      suggestedRef.current = {};
      draft.clear();
    },
  };
}
