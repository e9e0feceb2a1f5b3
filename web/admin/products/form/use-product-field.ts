import type { UseFormReturn } from 'react-hook-form';
import type { ProductInput } from '#contract/products/input-schema';
import type { FormValues, InputPath } from './product-fields';
import { useFieldLabels } from './use-field-labels';

export type ProductFormApi = UseFormReturn<FormValues, unknown, ProductInput>;

const required: readonly InputPath[] = ['name', 'price', 'region', 'category', 'description'];

export function useProductField({ register, getFieldState, formState }: ProductFormApi) {
  const labels = useFieldLabels();
  return (path: InputPath) => ({
    label: labels[path],
    required: required.includes(path),
    error: getFieldState(path, formState).error?.message,
    ...register(path),
  });
}

export type ProductFieldProps = ReturnType<ReturnType<typeof useProductField>>;
