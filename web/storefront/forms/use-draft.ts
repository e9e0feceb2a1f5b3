import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createDraftStore } from './draft-store';
import { resolveAttempt, type SubmissionAttempt } from './submission-attempt';

type FormMethods = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'subscribe'>;

interface DraftOptions {
  readonly name: string;
  /** Values of the server-rendered markup; empty if omitted. */
  readonly defaultValues: Readonly<Record<string, unknown>>;
  /** Take precedence over a saved draft that started with different initial fields. */
  readonly initialFields: Readonly<Record<string, unknown>>;
}

/**
 * Saves the form on every change and restores it after a reload, without overwriting what was typed before hydration.
 */
export function useDraft(
  { getValues, setValue, subscribe }: FormMethods,
  { name, defaultValues, initialFields }: DraftOptions,
) {
  const draft = useMemo(() => createDraftStore(name), [name]);
  const attemptRef = useRef<SubmissionAttempt>(undefined);
  const initialFieldsJson = JSON.stringify(initialFields);
  const defaultValuesJson = JSON.stringify(defaultValues);

  const saveDraft = useCallback(() => {
    draft.write({
      fields: { ...getValues() },
      begun: initialFieldsJson,
      attempt: attemptRef.current,
    });
  }, [draft, getValues, initialFieldsJson]);

  useEffect(() => {
    const saved = draft.read();
    attemptRef.current = saved.attempt;
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
      draft.clear();
    },
  };
}
