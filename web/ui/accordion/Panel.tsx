import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Accordion.css';

interface PanelProps {
  readonly id: string;
  readonly open: boolean;
  /** The browser's own search found something in the closed panel and is about to show it. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/**
 * What an item holds. The server's markup leaves it readable: the style sheet closes it where there is scripting,
 * and from then on it is hidden in the way that the browser's search looks into, which React has no word for.
 */
export function Panel({ id, open, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <div ref={panel} id={id} className={open ? undefined : styles.closed}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
