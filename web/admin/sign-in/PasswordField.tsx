import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { textButton } from '../../ui/button/Button.css';
import { TextField } from '../../ui/form/TextField';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

export function PasswordField(field: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div>
      <TextField
        label={<Trans>Password</Trans>}
        type={isVisible ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field}
      />
      <button type="button" className={textButton} onClick={() => setIsVisible(!isVisible)}>
        {isVisible ? <Trans>Hide password</Trans> : <Trans>Show password</Trans>}
      </button>
    </div>
  );
}
