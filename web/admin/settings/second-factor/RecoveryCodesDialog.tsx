import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { business } from '#contract/business';
import { saveBlob } from '../../../data/save-blob';
import { button, textButton } from '../../../ui/button/Button.css';
import { CompactDialog } from '../../../ui/dialog/CompactDialog';
import { actions } from '../../../ui/dialog/CompactDialog.css';
import { CopyButton } from '../../shell/controls/CopyButton';
import { useSession } from '../../shell/session/use-session';
import { useBeforeUnload } from '../../shell/unsaved-changes/use-before-unload';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-block-back-navigation';
import * as styles from './SecondFactor.css';

interface RecoveryCodesDialogProps {
  readonly recoveryCodes: readonly string[];
  readonly onClose: () => void;
}

/** Only its button closes it: the codes are not shown again. */
export function RecoveryCodesDialog({ recoveryCodes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui();
  const session = useSession();
  const closeButton = useRef<HTMLButtonElement>(null);
  const { name: shopName } = business;
  const username = session.state === 'signed-in' ? session.username : '';

  useBeforeUnload(true);
  useBlockBackNavigation(() => closeButton.current?.focus());

  function download(): void {
    const lines = [t`${shopName}: recovery codes of ${username}`, '', ...recoveryCodes, ''];
    const text = lines.join('\r\n');
    saveBlob(t`recovery-codes.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  }

  return (
    <CompactDialog title={<Trans>Your recovery codes</Trans>} onClose={() => undefined}>
      <p className={styles.lead}>
        <Trans>
          If you lose your phone, each of these signs you in once. Save them now, away from your
          phone: they won’t be shown again.
        </Trans>
      </p>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <CopyButton text={recoveryCodes.join('\n')}>
          <Trans>Copy all</Trans>
        </CopyButton>
        <button type="button" className={textButton} onClick={download}>
          <Trans>Download as text</Trans>
        </button>
      </p>
      <p className={actions}>
        <button ref={closeButton} type="button" className={button.primary} onClick={onClose}>
          <Trans>I’ve saved them</Trans>
        </button>
      </p>
    </CompactDialog>
  );
}
