import { onTestFinished, vi } from 'vitest';
import { events } from './analytics-script';

const script = new URL('./analytics-script.ts', import.meta.url).pathname;

/** Configures an analytics script for one test; returns the events that it gets, oldest first. */
export function recordEvents(): typeof events {
  events.length = 0;
  vi.stubEnv('VITE_ANALYTICS_SCRIPT', script);
  onTestFinished(() => void vi.unstubAllEnvs());
  return events;
}
