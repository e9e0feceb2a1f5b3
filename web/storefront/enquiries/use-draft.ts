import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Attempt, attemptFor } from './attempt';
import { draftOf } from './draft';

type TypedForm = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'subscribe'>;

interface DraftOptions {
  /** Names the draft. */
  readonly name: string;
  /** What the fields hold in the markup, where it is not nothing. */
  readonly untouched: Readonly<Record<string, unknown>>;
  /** Fields that are filled in when the form opens; they come before a draft that began with others. */
  readonly begun: Readonly<Record<string, string>>;
}

/**
 * Keeps what is typed into a form until it has arrived, and brings it back after a reload; what has been typed
 * since, before this code was there, stays.
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
    /** The attempt these words are sent in; known after a reload too, so that nothing arrives twice. */
    attempt(words: Parameters<typeof attemptFor>[0]): Attempt {
      attempt.current = attemptFor(words, attempt.current);
      keep();
      return attempt.current;
    },
    /** The try that has not been answered yet. */
    unanswered: (): Attempt | undefined => attempt.current,
    /** Goes on with an attempt that was made elsewhere. */
    resume: useCallback((made: Attempt) => {
      attempt.current = made;
    }, []),
    /** To be called once the form has arrived. */
    forget() {
      attempt.current = undefined;
      draft.forget();
    },
  };
}
