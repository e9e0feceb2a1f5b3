import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Accordion.css';

interface PanelProps {
  readonly id: string;
  readonly open: boolean;
  /** Called when find-in-page matches text in the closed panel and is about to reveal it. */
  readonly onBeforeMatch: () => void;
  readonly children: ReactNode;
}

/**
 * Server-rendered panels have no `hidden` attribute; where scripting is enabled, CSS closes them. After hydration
 * `hidden="until-found"` lets find-in-page search closed panels. React does not support that value.
 */
export function Panel({ id, open, onBeforeMatch, children }: PanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) panelRef.current?.removeAttribute('hidden');
    else panelRef.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const element = panelRef.current;
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [onBeforeMatch]);

  return (
    <div ref={panelRef} id={id} className={open ? undefined : styles.closed}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
