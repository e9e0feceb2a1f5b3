import { addSpeculationRules } from './routing/speculation-rules';

const isServerRendered = document.getElementById('app')?.firstElementChild != null;

/** Yields between loading and running the app, so that a server-rendered page stays responsive. */
async function start(): Promise<void> {
  const { startApp } = await import('./browser');
  if (isServerRendered) setTimeout(startApp);
  else await startApp();
}

if (isServerRendered) addSpeculationRules();
void start();
