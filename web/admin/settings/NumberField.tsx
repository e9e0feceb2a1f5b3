import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/TextField';

/** Takes whole numbers as text: a number input changes its value when the user scrolls. */
export const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField required inputMode="numeric" autoComplete="off" {...props} />
);
