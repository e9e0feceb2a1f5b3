import { runNodeScript, runTool } from '../lib/run.mjs';
import { collectMockTexts, findMockTexts } from './mock-texts.mjs';

/** @param {Promise<number>} exitCode */
const succeeds = async (exitCode) => (await exitCode) === 0;

export const checkTypes = () => succeeds(runTool('typescript', ['-b']));
export const runLinter = () =>
  succeeds(runTool('@biomejs/biome', ['check', '--error-on-warnings']));
export const checkNames = () => succeeds(runNodeScript('scripts/naming.mjs'));
export const checkTranslations = () => succeeds(runNodeScript('scripts/i18n.mjs'));

/** No file of the production build has a text of the mocks. */
export async function checkForMocks() {
  const found = findMockTexts(['dist/client', 'dist/render', 'dist/api'], collectMockTexts());
  for (const line of found) console.error(line);
  return found.length === 0;
}

export const checkBudget = () => succeeds(runNodeScript('scripts/budget.mjs'));
