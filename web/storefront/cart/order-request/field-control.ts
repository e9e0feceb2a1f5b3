import type { UseFormRegisterReturn } from 'react-hook-form';

/** A field of a form, and what is wrong with it. */
export type FieldControl = UseFormRegisterReturn & { readonly error: string | undefined };
