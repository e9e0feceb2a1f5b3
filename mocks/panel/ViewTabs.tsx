import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type View, views } from './placement';

const labels: Readonly<Record<View, string>> = { state: 'State', requests: 'Requests' };

interface ViewTabsProps {
  readonly selected: View;
  readonly onSelect: (view: View) => void;
  readonly children: ReactNode;
}

/** Arrow keys select the other tab, as the ARIA Authoring Practices describe. */
export function ViewTabs({ selected, onSelect, children }: ViewTabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  function selectOther({ key }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = views.find((view) => view !== selected) ?? selected;
    onSelect(other);
    listRef.current?.querySelector<HTMLElement>(`[data-view=${other}]`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label="Mock panel" ref={listRef} onKeyDown={selectOther}>
        {views.map((view) => (
          <button
            key={view}
            type="button"
            role="tab"
            id={`${id}-${view}`}
            data-view={view}
            aria-selected={view === selected}
            aria-controls={`${id}-content`}
            tabIndex={view === selected ? 0 : -1}
            onClick={() => onSelect(view)}
          >
            {labels[view]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        className="content"
        id={`${id}-content`}
        aria-labelledby={`${id}-${selected}`}
        key={selected}
      >
        {children}
      </div>
    </>
  );
}
