import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { OrderFormValues } from './order-form-values';

type OrderFormApi<Output> = UseFormReturn<OrderFormValues, unknown, Output>;

/** The fields don't depend on what the form sends. */
type AnyOrderForm = Pick<
  OrderFormApi<unknown>,
  'control' | 'formState' | 'getFieldState' | 'getValues' | 'register' | 'setFocus' | 'setValue'
>;

export interface OrderFieldsProps {
  readonly form: AnyOrderForm;
}

/** Props that register a field and show its error. */
export function useOrderField({ register, getFieldState, formState }: AnyOrderForm) {
  return (path: FieldPath<OrderFormValues>) => ({
    ...register(path),
    error: getFieldState(path, formState).error?.message,
  });
}
