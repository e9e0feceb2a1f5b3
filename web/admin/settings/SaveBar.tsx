import { Trans } from '@lingui/react/macro';
import { shopSettingsStale } from '#contract/settings/messages';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import * as styles from './SettingsPage.css';
import type { useShopSettingsForm } from './use-shop-settings-form';

export function SaveBar({ state }: { readonly state: ReturnType<typeof useShopSettingsForm> }) {
  const language = useLanguage();
  const { form, sending, theirs, keepMine, load, discard } = state;
  const secondaryButton = button.secondary;
  return (
    <div className={styles.saveBar}>
      {theirs && <Notice>{shopSettingsStale[language]}</Notice>}
      <div className={styles.buttons}>
        {theirs ? (
          <>
            <button type="button" className={secondaryButton} onClick={() => load(theirs)}>
              <Trans>Use theirs</Trans>
            </button>
            <button type="button" className={button.primary} onClick={() => void keepMine(theirs)}>
              <Trans>Keep mine</Trans>
            </button>
          </>
        ) : (
          <>
            {form.formState.isDirty && (
              <>
                <p className={styles.unsaved}>
                  <Trans>Not saved yet</Trans>
                </p>
                <button type="button" className={secondaryButton} onClick={discard}>
                  <Trans>Discard</Trans>
                </button>
              </>
            )}
            <button type="submit" className={button.primary}>
              {sending ? <Trans>Saving...</Trans> : <Trans>Save settings</Trans>}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
