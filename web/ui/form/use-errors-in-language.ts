import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../i18n/use-language';

/**
 * Validates the fields with errors again after the language has changed, so that their messages are in the language of
 * the page. An error that the server sent stays as it is: only the server can say it again.
 */
export function useErrorsInLanguage<Fields extends FieldValues, Context, Output>({
  formState: { errors },
  trigger,
}: UseFormReturn<Fields, Context, Output>): void {
  const language = useLanguage();
  const revalidate = useEffectEvent(() => {
    const invalid = (Object.keys(errors) as Path<Fields>[]).filter(
      (name) => !isFromServer(errors[name]),
    );
    if (invalid.length > 0) void trigger(invalid);
  });
  useEffect(() => {
    if (language) revalidate();
  }, [language]);
}

/** `setError` is called with a message alone; the resolver names the rule too. */
const isFromServer = (error: object | undefined): boolean =>
  error !== undefined && 'message' in error && !('type' in error && error.type);
