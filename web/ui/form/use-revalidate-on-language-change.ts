import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../i18n/use-language';

/**
 * Revalidates invalid fields after a language change, so that their messages are in the language of the page. Errors
 * set by the server stay: only the server can translate them.
 */
export function useRevalidateOnLanguageChange<Fields extends FieldValues, Context, Output>({
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

/** Server errors are set with `setError` and a message only; errors from the resolver also have a `type`. */
const isFromServer = (error: object | undefined): boolean =>
  error !== undefined && 'message' in error && !('type' in error && error.type);
