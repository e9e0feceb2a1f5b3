import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Attempt, attemptFor } from './attempt';
import { draftOf } from './draft';

type TypedForm = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'subscribe'>;

/**
 * Keeps what is typed into a form until it has arrived, and brings it back after a reload. A form may begin with
 * some fields filled in: these come before a draft that began with others.
 */
export function useDraft(
  name: string,
  { getValues, setValue, subscribe }: TypedForm,
  begun: Readonly<Record<string, string>>,
) {
  const draft = useMemo(() => draftOf(name), [name]);
  const attempt = useRef<Attempt>(undefined);
  const beginning = JSON.stringify(begun);

  const keep = useCallback(() => {
    draft.write({ fields: { ...getValues() }, begun: beginning, attempt: attempt.current });
  }, [draft, getValues, beginning]);

  useEffect(() => {
    const kept = draft.read();
    attempt.current = kept.attempt;
    const first: Record<string, string> = JSON.parse(beginning);
    const filled =
      kept.begun === beginning ? { ...first, ...kept.fields } : { ...kept.fields, ...first };
    for (const [field, value] of Object.entries(filled)) if (value !== '') setValue(field, value);
    return subscribe({ formState: { values: true }, callback: keep });
  }, [draft, beginning, setValue, subscribe, keep]);

  return {
    /** The attempt these fields are sent in; known after a reload too, so that nothing arrives twice. */
    attempt(fields: object): Attempt {
      attempt.current = attemptFor(fields, attempt.current);
      keep();
      return attempt.current;
    },
    /** To be called once the form has arrived. */
    forget() {
      attempt.current = undefined;
      draft.forget();
    },
  };
}
