import type { UseFormRegisterReturn } from 'react-hook-form';

export type FieldControl = UseFormRegisterReturn & { readonly error: string | undefined };
