import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Attempt, attemptFor } from './attempt';
import { draftOf } from './draft';

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
  const draft = useMemo(() => draftOf(name), [name]);
  const attempt = useRef<Attempt>(undefined);
  const beginning = JSON.stringify(begun);
  const markup = JSON.stringify(untouched);

  const keep = useCallback(() => {
    draft.write({ fields: { ...getValues() }, begun: beginning, attempt: attempt.current });
  }, [draft, getValues, beginning]);

  useEffect(() => {
    const kept = draft.read();
    attempt.current = kept.attempt;
    const first: Record<string, string> = JSON.parse(beginning);
    const filled =
      kept.begun === beginning ? { ...first, ...kept.fields } : { ...kept.fields, ...first };
    const empty: Record<string, unknown> = JSON.parse(markup);
    for (const [field, value] of Object.entries(filled)) {
      if ((getValues(field) ?? '') === (empty[field] ?? '')) setValue(field, value);
    }
    return subscribe({ formState: { values: true }, callback: keep });
  }, [draft, beginning, markup, getValues, setValue, subscribe, keep]);

  return {
    /** Survives a reload, so that nothing is submitted twice. */
    attempt(words: Parameters<typeof attemptFor>[0]): Attempt {
      attempt.current = attemptFor(words, attempt.current);
      keep();
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
