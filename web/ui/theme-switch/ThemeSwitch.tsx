import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../visually-hidden.css';
import * as styles from './ThemeSwitch.css';
import { chooseTheme, chosenTheme, type Theme } from './theme-choice';

export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme>('system');

  useEffect(() => setChosen(chosenTheme()), []);

  const option = (theme: Theme, label: React.ReactNode) => (
    <label className={styles.option}>
      <input
        type="radio"
        name="theme"
        className={styles.radio}
        checked={chosen === theme}
        onChange={() => {
          chooseTheme(theme);
          setChosen(theme);
        }}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.themeSwitch}>
      <legend className={visuallyHidden}>
        <Trans>Colors</Trans>
      </legend>
      {option('system', <Trans>Automatic</Trans>)}
      {option('light', <Trans>Light</Trans>)}
      {option('dark', <Trans>Dark</Trans>)}
    </fieldset>
  );
}
