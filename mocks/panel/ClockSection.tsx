import { useEffect, useId, useState } from 'react';
import { business } from '#contract/business';
import { toShopDate } from '#contract/core/dates';
import { readRealTime } from '../clock';
import { formatShopClock, listClockPresets } from './clock-presets';
import { Section } from './controls';
import type { SettingsProps } from './ScenarioControls';

const tickMs = 1000;

/** Of the shop, with the simulated clock. */
function useShopClock(): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return formatShopClock(now);
}

export function ClockSection({ settings, onChange }: SettingsProps) {
  const id = useId();
  const clock = useShopClock();
  const setNow = (now: string | undefined) => onChange({ ...settings, now });
  const presets = listClockPresets(toShopDate(readRealTime()));
  return (
    <Section title="Clock">
      <p>
        It is <strong>{clock}</strong>
      </p>
      <div className="field">
        <label htmlFor={id}>Start at (in the shop's time zone, {business.timeZone})</label>
        <input
          id={id}
          className="text"
          type="datetime-local"
          value={settings.now ?? ''}
          onChange={({ target }) => setNow(target.value === '' ? undefined : target.value)}
        />
      </div>
      <div className="row wrap">
        <button
          type="button"
          className="button"
          aria-pressed={settings.now === undefined}
          onClick={() => setNow(undefined)}
        >
          Real time
        </button>
        {presets.map(({ label, now }) => (
          <button
            key={label}
            type="button"
            className="button"
            aria-pressed={settings.now === now}
            onClick={() => setNow(now)}
          >
            {label}
          </button>
        ))}
      </div>
      <p className="explanation">
        Moves the clock of the mock server and of the page. Time goes on from there, and starts
        again with every load. Each day has sample data of its own.
      </p>
    </Section>
  );
}
