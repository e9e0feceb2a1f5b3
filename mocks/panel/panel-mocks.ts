import type { RequestLog } from '../api/request-log';
import type { Preferences } from '../preferences';
import { isRecorded, type RecordedScenario } from '../scenarios';
import { type MockSettings, writeSettings } from '../settings';
import type { SettingsStore } from '../settings-store';

/** What the panel shows and changes. */
export interface PanelMocks {
  readonly settings: SettingsStore;
  readonly requestLog: RequestLog;
  readonly preferences: Preferences;
  /** Scenarios of the files in mocks/recorded. */
  readonly recordings: readonly RecordedScenario[];
  /** Without one, asking for the session would only log a 401. */
  readonly hasSessionCookie: () => boolean;
}

/** Also one that is in the URL, but not on this disk. */
export const listRecordings = (
  recordings: readonly RecordedScenario[],
  { scenarios }: MockSettings,
): RecordedScenario[] => [...new Set([...recordings, ...[...scenarios].filter(isRecorded)])];

interface LinkedState {
  readonly settings: MockSettings;
  readonly isSignedIn: boolean;
  readonly preferences: Pick<Preferences, 'getTheme' | 'localizePath'>;
}

const sessionScenarios = ['signed-in', 'expired-session', 'unauthorized-midway'] as const;

/**
 * The URL that shows a colleague this page in this state: with the settings, a session if there is one, a theme if one
 * is chosen, and the language if the path doesn't say it.
 */
export function buildLink(
  { href, lang }: { readonly href: string; readonly lang: string },
  { settings, isSignedIn, preferences }: LinkedState,
): string {
  const url = new URL(href);
  const { scenarios } = settings;
  const addsSession = isSignedIn && !sessionScenarios.some((name) => scenarios.has(name));
  const linked: MockSettings = {
    ...settings,
    scenarios: addsSession ? new Set([...scenarios, 'signed-in']) : scenarios,
  };
  const theme = preferences.getTheme();
  const hasLanguageInPath = preferences.localizePath(href, 'en') !== undefined;
  const others = [
    ...(theme === 'system' ? [] : [`theme=${theme}`]),
    ...(hasLanguageInPath ? [] : [`language=${lang}`]),
  ];
  const search = writeSettings(url.search, linked);
  const extra = others.join('&');
  url.search = search === '' ? extra : [search, ...(extra ? [extra] : [])].join('&');
  return url.href;
}
