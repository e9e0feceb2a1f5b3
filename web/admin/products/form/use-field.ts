import type { UseFormReturn } from 'react-hook-form';
import type { ProductForm } from '#contract/products/form-schema';
import type { Filled, WrittenPath } from './product-fields';
import { useFieldNames } from './use-field-names';

/** The form as react-hook-form keeps it. */
export type FilledForm = UseFormReturn<Filled, unknown, ProductForm>;

const required: readonly WrittenPath[] = ['name', 'price', 'region', 'category', 'description'];

/** What ties a control to a field: its name, what is wrong with it, and what is written into it. */
export function useField({ register, getFieldState, formState }: FilledForm) {
  const names = useFieldNames();
  return (path: WrittenPath) => ({
    label: names[path],
    required: required.includes(path),
    error: getFieldState(path, formState).error?.message,
    ...register(path),
  });
}
