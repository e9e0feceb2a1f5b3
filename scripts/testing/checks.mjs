import { runScript, runTool } from '../lib/run.mjs';

/** @param {Promise<number>} exitCode */
const succeeds = async (exitCode) => (await exitCode) === 0;

export const checkTypes = () => succeeds(runTool('typescript', ['-b']));
export const runLinter = () =>
  succeeds(runTool('@biomejs/biome', ['check', '--error-on-warnings']));
export const checkTranslations = () => succeeds(runScript('scripts/i18n.mjs'));
export const checkBudget = () => succeeds(runScript('scripts/budget.mjs'));
