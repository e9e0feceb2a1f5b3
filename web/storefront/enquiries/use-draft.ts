import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Attempt, attemptFor } from './attempt';
import { createDraftStore } from './draft';

type TypedForm = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'subscribe'>;

interface DraftOptions {
  readonly name: string;
  /** Values of the server-rendered markup; empty if omitted. */
  readonly untouched: Readonly<Record<string, unknown>>;
  /** Take precedence over a draft that was started with other initial fields. */
  readonly begun: Readonly<Record<string, string>>;
}

/**
 * Saves the form on every change and restores it after a reload, without overwriting what was typed before hydration.
 */
export function useDraft(
  { getValues, setValue, subscribe }: TypedForm,
  { name, untouched, begun }: DraftOptions,
) {
  const draft = useMemo(() => createDraftStore(name), [name]);
  const attempt = useRef<Attempt>(undefined);
  const beginning = JSON.stringify(begun);
  const markup = JSON.stringify(untouched);

  const saveDraft = useCallback(() => {
    draft.write({ fields: { ...getValues() }, begun: beginning, attempt: attempt.current });
  }, [draft, getValues, beginning]);

  useEffect(() => {
    const saved = draft.read();
    attempt.current = saved.attempt;
    const first: Record<string, string> = JSON.parse(beginning);
    const filled =
      saved.begun === beginning ? { ...first, ...saved.fields } : { ...saved.fields, ...first };
    const empty: Record<string, unknown> = JSON.parse(markup);
    for (const [field, value] of Object.entries(filled)) {
      if ((getValues(field) ?? '') === (empty[field] ?? '')) setValue(field, value);
    }
    return subscribe({ formState: { values: true }, callback: saveDraft });
  }, [draft, beginning, markup, getValues, setValue, subscribe, saveDraft]);

  return {
    /** Survives a reload, so that nothing is submitted twice. */
    attempt(content: Parameters<typeof attemptFor>[0]): Attempt {
      attempt.current = attemptFor(content, attempt.current);
      saveDraft();
      return attempt.current;
    },
    /** The attempt without a response so far. */
    unanswered: (): Attempt | undefined => attempt.current,
    /** Continues an attempt from the outbox. */
    resume: useCallback((made: Attempt) => {
      attempt.current = made;
    }, []),
    /** Call after a successful submission. */
    forget() {
      attempt.current = undefined;
      draft.forget();
    },
  };
}
