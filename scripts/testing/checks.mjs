import { runNodeScript, runTool } from '../lib/run.mjs';

/** @param {Promise<number>} exitCode */
const succeeds = async (exitCode) => (await exitCode) === 0;

export const checkTypes = () => succeeds(runTool('typescript', ['-b']));
export const runLinter = () =>
  succeeds(runTool('@biomejs/biome', ['check', '--error-on-warnings']));
export const checkNames = () => succeeds(runNodeScript('scripts/naming.mjs'));
export const checkTranslations = () => succeeds(runNodeScript('scripts/i18n.mjs'));
export const checkBudget = () => succeeds(runNodeScript('scripts/budget.mjs'));
