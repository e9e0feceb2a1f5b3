import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './Accordion.css';
import { headerAfter } from './header-after';
import { keepInPlace } from './keep-in-place';
import { Panel } from './Panel';
import { useOpenItem } from './use-open-item';

interface AccordionItem {
  /** The item's address on the page, after the hash. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Id of the item that the page's address names; undefined when it names none. */
  readonly addressed: string | undefined;
}

const headerId = (id: string) => `${id}-title`;

/** Titles of which at most one shows what it holds; without scripting they all do. */
export function Accordion({ items, addressed }: AccordionProps) {
  const [open, setOpen] = useOpenItem(addressed);

  const toggle = (id: string, header: HTMLElement) =>
    keepInPlace(header, () => flushSync(() => setOpen(open === id ? undefined : id)));

  /** Whether the key led from a header to another. */
  function moveFocus(key: string, at: number): boolean {
    const next = headerAfter(key, at, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return false;
    document.getElementById(headerId(item.id))?.focus();
    return true;
  }

  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }, at) => (
        <div key={id} id={id} className={styles.item}>
          <h3 className={styles.title}>
            <button
              type="button"
              id={headerId(id)}
              className={styles.header}
              aria-expanded={open === id}
              aria-controls={`${id}-panel`}
              onClick={({ currentTarget }) => toggle(id, currentTarget)}
              onKeyDown={(event) => {
                if (moveFocus(event.key, at)) event.preventDefault();
              }}
            >
              {title}
            </button>
          </h3>
          <Panel id={`${id}-panel`} open={open === id} onFound={() => setOpen(id)}>
            {content}
          </Panel>
        </div>
      ))}
    </div>
  );
}
