import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './Accordion.css';
import { getNextHeaderIndex } from './next-header-index';
import { Panel } from './Panel';
import { preserveScroll } from './preserve-scroll';
import { useOpenItem } from './use-open-item';

interface AccordionItem {
  /** Fragment of the item's URL (the part after `#`). */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Id of the item in the URL hash, if any. */
  readonly targetId: string | undefined;
}

const getHeaderId = (id: string) => `${id}-title`;

/** At most one item is open. Without scripting all of them are. */
export function Accordion({ items, targetId }: AccordionProps) {
  const [openId, setOpenId] = useOpenItem(targetId);

  const toggle = (id: string, header: HTMLElement) =>
    preserveScroll(header, () => flushSync(() => setOpenId(openId === id ? undefined : id)));

  /** Returns false when the key does not move the focus. */
  function moveFocus(key: string, index: number): boolean {
    const next = getNextHeaderIndex(key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return false;
    document.getElementById(getHeaderId(item.id))?.focus();
    return true;
  }

  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }, index) => (
        <div key={id} id={id} className={styles.item}>
          <h3 className={styles.title}>
            <button
              type="button"
              id={getHeaderId(id)}
              className={styles.header}
              aria-expanded={openId === id}
              aria-controls={`${id}-panel`}
              onClick={({ currentTarget }) => toggle(id, currentTarget)}
              onKeyDown={(event) => {
                if (moveFocus(event.key, index)) event.preventDefault();
              }}
            >
              {title}
            </button>
          </h3>
          <Panel id={`${id}-panel`} open={openId === id} onBeforeMatch={() => setOpenId(id)}>
            {content}
          </Panel>
        </div>
      ))}
    </div>
  );
}
