import { valibotResolver } from '@hookform/resolvers/valibot';
import { flushSync } from 'react-dom';
import { type FieldPath, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { parseProblem } from '../../../../data/parse-problem';
import { useLanguage } from '../../../../i18n/use-language';
import { useRevalidateOnLanguageChange } from '../../../../ui/form/use-revalidate-on-language-change';
import { emptyOrder, type OrderFormValues } from './order-form-values';

export function useOrderForm<Output>(
  schema: v.GenericSchema<OrderFormValues, Output>,
  defaultValues: OrderFormValues,
) {
  const language = useLanguage();
  const form = useForm<OrderFormValues, unknown, Output>({
    resolver: valibotResolver(schema, { lang: language }),
    defaultValues,
  });
  useRevalidateOnLanguageChange(form);

  /** Shows the server's field errors; false if the error is about no field. */
  function showFieldErrors(error: unknown): boolean {
    const issues = (parseProblem(error)?.issues ?? []).flatMap(({ path, message }) =>
      isFieldPath(path) ? [{ path, message }] : [],
    );
    flushSync(() => {
      for (const { path, message } of issues) form.setError(path, { message });
    });
    if (issues[0]) form.setFocus(issues[0].path);
    return issues.length > 0;
  }

  return { form, showFieldErrors };
}

const isFieldPath = (path: string): path is FieldPath<OrderFormValues> =>
  (path.split('.')[0] ?? '') in emptyOrder;
