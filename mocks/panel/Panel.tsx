import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isDefault } from '../settings';
import { ClockSection } from './ClockSection';
import { LinkButton } from './LinkButton';
import { PageSection } from './PageSection';
import { buildLink, type PanelMocks } from './panel-mocks';
import { type Placement, readPlacement, savePlacement } from './placement';
import { RequestList } from './RequestList';
import { DataSection, NetworkSection } from './ScenarioControls';
import { SessionSection } from './SessionSection';
import { type ReloadOptions, useDraftSettings } from './use-draft-settings';
import { useSession } from './use-session';
import { ViewTabs } from './ViewTabs';

/** As in `aria-keyshortcuts`. */
const shortcut = 'Alt+Shift+M';

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyM';

export function Panel({ mocks }: { readonly mocks: PanelMocks }) {
  const [placement, setPlacement] = useState(() => readPlacement(localStorage));
  const settings = useSyncExternalStore(mocks.settings.subscribe, mocks.settings.read);
  const tabRef = useRef<HTMLButtonElement>(null);
  const { isOpen, edge, height } = placement;

  function move(next: Placement): void {
    setPlacement(next);
    savePlacement(localStorage, { ...next, hasFocus: false });
  }

  const open = () => move({ ...placement, isOpen: true, hasFocus: true });

  function close(): void {
    // The tab is hidden then, and can't get the focus.
    flushSync(() => move({ ...placement, isOpen: false, hasFocus: false }));
    tabRef.current?.focus();
  }

  const handleShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleShortcut(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);

  return (
    <aside aria-label="Mock panel" className={`${edge} ${height}`}>
      <button
        ref={tabRef}
        type="button"
        className="tab"
        aria-label="Mocks: open the panel"
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcut}
        title={`Mock panel (${shortcut})`}
        data-is-default={isDefault(settings)}
        onClick={open}
      >
        <span>Mocks</span>
      </button>
      {isOpen && <OpenPanel mocks={mocks} placement={placement} onMove={move} onClose={close} />}
    </aside>
  );
}

interface OpenPanelProps {
  readonly mocks: PanelMocks;
  readonly placement: Placement;
  readonly onMove: (placement: Placement) => void;
  readonly onClose: () => void;
}

function OpenPanel({ mocks, placement, onMove, onClose }: OpenPanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { preferences, recordings, requestLog } = mocks;
  const draft = useDraftSettings(mocks.settings);
  const { session, signIn, signOut } = useSession(mocks.hasSessionCookie);
  const { settings, change } = draft;
  const { hasFocus, view } = placement;

  useEffect(() => {
    if (hasFocus) headingRef.current?.focus();
    savePlacement(localStorage, { ...readPlacement(localStorage), hasFocus: false });
  }, [hasFocus]);

  /** Returns with the focus in the panel. */
  function reload(options?: ReloadOptions): void {
    savePlacement(localStorage, { ...placement, hasFocus: true });
    draft.reload(options);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for all controls in it
    <div
      className="drawer"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2 ref={headingRef} tabIndex={-1}>
          Mock panel
        </h2>
        <button type="button" className="close" aria-label="Close the mock panel" onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </header>
      <ViewTabs selected={view} onSelect={(next) => onMove({ ...placement, view: next })}>
        {view === 'requests' ? (
          <RequestList log={requestLog} />
        ) : (
          <>
            <DataSection recordings={recordings} settings={settings} onChange={change} />
            <NetworkSection settings={settings} onChange={change} />
            <SessionSection
              settings={settings}
              onChange={change}
              needsReload={draft.needsReload}
              session={session}
              signIn={signIn}
              signOut={signOut}
              reload={(next) => reload({ settings: next })}
            />
            <ClockSection settings={settings} onChange={change} />
            <PageSection
              preferences={preferences}
              placement={placement}
              onMove={onMove}
              onReset={() => reload({ reset: true })}
            />
          </>
        )}
      </ViewTabs>
      <footer>
        {draft.needsReload && (
          <div className="row wrap between draft" role="status">
            <p>Takes effect with a reload.</p>
            <span className="row">
              <button type="button" className="button" onClick={draft.discard}>
                Discard
              </button>
              <button type="button" className="button primary" onClick={() => reload()}>
                Reload
              </button>
            </span>
          </div>
        )}
        <LinkButton
          getLink={() =>
            buildLink(
              { href: location.href, lang: document.documentElement.lang },
              { settings, isSignedIn: session.status === 'signed-in', preferences },
            )
          }
        />
      </footer>
    </div>
  );
}
