import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/TextField';

export const PasswordInput = (props: ComponentProps<typeof TextField>) => (
  <TextField type="password" required autoCapitalize="none" spellCheck={false} {...props} />
);
