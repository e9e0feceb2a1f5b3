import type { FieldPath } from 'react-hook-form';
import type { SettingsFormValues } from './shop-settings-form';
import type { ShopSettingsForm } from './use-shop-settings-form';

export interface SettingsFieldsProps {
  readonly form: ShopSettingsForm;
}

/** Props that register a field and show its error. */
export function useSettingsField({ register, getFieldState, formState }: ShopSettingsForm) {
  return (path: FieldPath<SettingsFormValues>) => ({
    ...register(path),
    error: getFieldState(path, formState).error?.message,
  });
}
