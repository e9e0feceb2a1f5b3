import { useLingui } from '@lingui/react/macro';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { createPortal } from 'react-dom';
import { classes } from '../classes';
import { visuallyHidden } from '../visually-hidden.css';
import * as styles from './Toaster.css';
import { dismissToast, type Toast } from './toast-store';

const durationMs = 5000;
const swipeThresholdPx = 50;

/** Longer, so that the action can be read and reached. */
const durationWithActionMs = 10_000;

const hotkey = 'F8';

export function Toaster({ toast }: { readonly toast: Toast }) {
  const { t } = useLingui();
  return (
    <Provider
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={t`Notification`}
    >
      <Root
        key={toast.id}
        duration={toast.action ? durationWithActionMs : durationMs}
        open={toast.open}
        onOpenChange={(open) => open || dismissToast()}
        type={toast.tone === 'critical' ? 'foreground' : 'background'}
        className={classes(styles.toast, toast.tone === 'critical' && styles.critical)}
      >
        <div>
          <Title className={styles.title}>{toast.title}</Title>
          {toast.description && (
            <>
              {/* Screen readers would join the two texts without a pause. */}
              <span className={visuallyHidden}>. </span>
              <Description>{toast.description}</Description>
            </>
          )}
          {toast.action && (
            <Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className={styles.action}
            >
              {toast.action.label}
            </Action>
          )}
        </div>
        <Close className={styles.close} aria-label={t`Close`}>
          <X size={20} aria-hidden />
        </Close>
      </Root>
      {createPortal(
        <Viewport
          hotkey={[hotkey]}
          label={t`Notifications (${hotkey})`}
          className={styles.viewport}
        />,
        // Outside the app root, which an open dialog makes inert.
        document.body,
      )}
    </Provider>
  );
}
