import { useState, useSyncExternalStore } from 'react';
import type { Language } from '#contract/core/language';
import { type Preferences, themes } from '../preferences';
import { Choices, Section } from './controls';
import { edges, heights, type Placement } from './placement';

interface PageSectionProps {
  readonly preferences: Preferences;
  readonly placement: Placement;
  readonly onMove: (placement: Placement) => void;
  /** Deletes everything that was changed on this device. */
  readonly onReset: () => void;
}

const languageChoices: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

const toChoices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

export function PageSection({ preferences, placement, onMove, onReset }: PageSectionProps) {
  const theme = useSyncExternalStore(preferences.subscribeToTheme, preferences.getTheme);
  const language: Language = document.documentElement.lang === 'es' ? 'es' : 'en';

  function changeLanguage(next: Language): void {
    preferences.setLanguage(next);
    const url = preferences.localizePath(location.href, next);
    if (url === undefined) location.reload();
    else location.assign(url);
  }

  return (
    <>
      <Section title="Page">
        <Choices
          legend="Language"
          choices={languageChoices}
          selected={language}
          onChange={changeLanguage}
        />
        <Choices
          legend="Theme"
          choices={toChoices(themes)}
          selected={theme}
          onChange={preferences.setTheme}
        />
      </Section>
      <Section title="Data on this device">
        <ResetButton onReset={onReset} />
      </Section>
      <Section title="Place of this panel">
        <Choices
          legend="Edge"
          choices={toChoices(edges)}
          selected={placement.edge}
          onChange={(edge) => onMove({ ...placement, edge })}
        />
        <Choices
          legend="Tab"
          choices={toChoices(heights)}
          selected={placement.height}
          onChange={(height) => onMove({ ...placement, height })}
        />
      </Section>
    </>
  );
}

function ResetButton({ onReset }: Pick<PageSectionProps, 'onReset'>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="row wrap between">
      <p className="explanation">
        {isAsking
          ? 'Deletes all orders, messages, uploads and other changes, in every scenario.'
          : 'Everything that you change stays in this browser.'}
      </p>
      {isAsking ? (
        <span className="row">
          <button type="button" className="button" onClick={() => setIsAsking(false)}>
            Cancel
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus */}
          <button type="button" className="button critical" autoFocus onClick={onReset}>
            Delete and reload
          </button>
        </span>
      ) : (
        <button type="button" className="button" onClick={() => setIsAsking(true)}>
          Reset the data
        </button>
      )}
    </div>
  );
}
