import { Trans } from '@lingui/react/macro';
import { useHydrated } from '../../routing/use-hydrated';
import { visuallyHidden } from '../visually-hidden.css';
import * as styles from './ThemeSwitch.css';
import { setThemePreference, type ThemePreference } from './theme-preference';
import { useThemePreference } from './use-theme-preference';

/** Disabled until it's hydrated, so that no choice is lost. */
export function ThemeSwitch() {
  const selected = useThemePreference();
  const isHydrated = useHydrated();

  const renderOption = (theme: ThemePreference, label: React.ReactNode) => (
    <label className={styles.option}>
      <input
        type="radio"
        name="theme"
        className={styles.radio}
        checked={selected === theme}
        onChange={() => setThemePreference(theme)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.themeSwitch} disabled={!isHydrated}>
      <legend className={visuallyHidden}>
        <Trans>Colors</Trans>
      </legend>
      {renderOption('system', <Trans>Automatic</Trans>)}
      {renderOption('light', <Trans>Light</Trans>)}
      {renderOption('dark', <Trans>Dark</Trans>)}
    </fieldset>
  );
}
