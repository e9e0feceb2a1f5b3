import { runScript, runTool } from '../ground/run.mjs';

/** @param {Promise<number>} exitCode */
const succeeds = async (exitCode) => (await exitCode) === 0;

export const types = () => succeeds(runTool('typescript', ['-b']));
export const lint = () => succeeds(runTool('@biomejs/biome', ['check', '--error-on-warnings']));
export const messages = () => succeeds(runScript('scripts/i18n.mjs'));
export const budget = () => succeeds(runScript('scripts/budget.mjs'));
