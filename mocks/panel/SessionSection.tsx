import { useState } from 'react';
import { mockAdmin } from '../mock-admin';
import { type MockSettings, withoutGroup, withScenario } from '../settings';
import { Section } from './controls';
import { Alternatives, type SettingsProps } from './ScenarioControls';
import type { Session } from './use-session';

interface SessionSectionProps extends SettingsProps {
  readonly session: Session;
  /** Whether the settings are a draft. */
  readonly needsReload: boolean;
  /** Resolves to false if the mock server rejects it. */
  readonly signIn: () => Promise<boolean>;
  readonly signOut: () => Promise<boolean>;
  /** Loads the page again with these settings. */
  readonly reload: (settings: MockSettings) => void;
}

export function SessionSection(props: SessionSectionProps) {
  const { session, settings, needsReload, onChange, signIn, signOut, reload } = props;
  const [hasFailed, setHasFailed] = useState(false);
  const isSignedIn = session.status === 'signed-in';

  async function toggle(): Promise<void> {
    const isDone = await (isSignedIn ? signOut() : signIn());
    setHasFailed(!isDone);
    if (!isDone) return;
    // A scenario would start another session.
    if (isSignedIn) reload(withoutGroup(settings, 'session'));
    // Sessions are in the database, and a draft may need another one.
    else reload(needsReload ? withScenario(settings, 'signed-in', true) : settings);
  }

  return (
    <Section title="Session">
      <div className="row between">
        <p aria-live="polite">{describeSession(session)}</p>
        <button
          type="button"
          className="button"
          onClick={toggle}
          disabled={session.status === 'loading'}
        >
          {isSignedIn ? 'Sign out' : `Sign in as ${mockAdmin.username}`}
        </button>
      </div>
      {hasFailed && (
        <p role="alert" className="error">
          The mock server didn't accept it. The list of requests has its answer.
        </p>
      )}
      <Alternatives
        legend="When the page loads"
        group="session"
        none={{ label: 'as it is', explanation: 'A session lasts as long as this browser tab.' }}
        settings={settings}
        onChange={onChange}
      />
    </Section>
  );
}

function describeSession(session: Session): string {
  switch (session.status) {
    case 'signed-in':
      return `Signed in as ${session.username}`;
    case 'signed-out':
      return 'Signed out';
    case 'error':
      return 'Unknown: the mock server doesn’t answer';
    case 'loading':
      return 'Checking…';
  }
}
