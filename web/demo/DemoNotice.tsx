import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language';
import { backOfficePaths } from '../routing/back-office-paths';
import { addBasePath } from '../routing/base-path';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog';
import * as styles from './DemoNotice.css';
import type { DemoMessage } from './demo-messages';
import { startOver } from './start-over';

// Not among the translations: the list of their files is in the first chunk of every build.
const texts = {
  en: {
    label: 'About this demo',
    demo: 'This is a demo.',
    device: 'Nothing is sent, and everything stays on this device.',
    backOffice: 'Back office',
    startOver: 'Start over',
    question: 'Start over?',
    loss: 'Your cart, your orders and messages, and all changes in the back office will be deleted from this device.',
    cancel: 'Cancel',
    notSaved:
      'This device has no room left: what you change from now on is lost when the demo is closed. Starting over makes room.',
  },
  es: {
    label: 'Acerca de esta demostración',
    demo: 'Esto es una demostración.',
    device: 'Nada se envía y todo se queda en este dispositivo.',
    backOffice: 'Administración',
    startOver: 'Empezar de nuevo',
    question: '¿Empezar de nuevo?',
    loss: 'Tu carrito, tus pedidos y mensajes, y todos los cambios en la administración se borrarán de este dispositivo.',
    cancel: 'Cancelar',
    notSaved:
      'Ya no hay espacio en este dispositivo: lo que cambies desde ahora se pierde al cerrar la demostración. Empezar de nuevo libera espacio.',
  },
} as const;

function useNotSaved(): boolean {
  const [isNotSaved, setIsNotSaved] = useState(false);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<DemoMessage>) => {
      if (data.type === 'DEMO_NOT_SAVED') setIsNotSaved(true);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, []);
  return isNotSaved;
}

/** Above every page of a demo. */
export function DemoNotice() {
  const text = texts[useLanguage()];
  const isBackOffice = /^\/admin(\/|$)/.test(useLocation().pathname);
  const isNotSaved = useNotSaved();
  const [dialog, setDialog] = useState<'open' | 'pending'>();
  return (
    <aside aria-label={text.label} className={styles.notice}>
      <div className={styles.content}>
        <p>
          <strong>{text.demo}</strong> {text.device}
        </p>
        <p className={styles.actions}>
          {!isBackOffice && (
            <a href={addBasePath(backOfficePaths.dashboard())} className={styles.action}>
              {text.backOffice}
            </a>
          )}
          <button type="button" className={styles.action} onClick={() => setDialog('open')}>
            {text.startOver}
          </button>
        </p>
      </div>
      <p role="status" className={styles.warning}>
        {isNotSaved && text.notSaved}
      </p>
      {dialog && (
        <ConfirmDialog
          title={text.question}
          cancelLabel={text.cancel}
          confirmLabel={text.startOver}
          isPending={dialog === 'pending'}
          onCancel={() => setDialog(undefined)}
          onConfirm={() => {
            setDialog('pending');
            startOver();
          }}
        >
          <p>{text.loss}</p>
        </ConfirmDialog>
      )}
    </aside>
  );
}
