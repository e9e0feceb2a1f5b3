import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTranslationConflicts } from './i18n/translation-conflicts.mjs';
import { findTranslationErrors } from './i18n/translation-errors.mjs';
import { findUntranslated } from './i18n/untranslated.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';
import { runTool } from './lib/run.mjs';

const folder = resolveProjectPath('web', 'i18n', 'translations');

/** @returns {Map<string, string>} text of each .po file by its path */
function readTranslations() {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.po'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const before = readTranslations();
const extracted = await runTool('@lingui/cli', [
  'extract',
  '--clean',
  '--config',
  'web/lingui.config.ts',
]);
if (extracted !== 0) process.exit(extracted);
const after = readTranslations();

const changed = [...after].filter(([name, text]) => before.get(name) !== text);
for (const [name] of changed) {
  console.error(`${name} was not up to date; it is now. Translate the new messages and commit it.`);
}

const spanish = [...after].filter(([name]) => name.endsWith('es.po'));
const missing = spanish.flatMap(([name, text]) =>
  findUntranslated(text).map((message) => ({ name, message })),
);
for (const { name, message } of missing)
  console.error(`${name} has no Spanish translation of: ${message}`);

const conflicts = findTranslationConflicts(spanish.map(([, text]) => text));
for (const { message, translations } of conflicts) {
  const alternatives = translations.join(' / ');
  console.error(
    `'${message}' has several translations: ${alternatives}. Choose one, or give one a context.`,
  );
}

const errors = spanish.flatMap(([name, text]) =>
  findTranslationErrors(text).map(({ message, error }) => ({ name, message, error })),
);
for (const { name, message, error } of errors) {
  console.error(`${name}: the Spanish for '${message}' ${error}.`);
}

if (changed.length + missing.length + conflicts.length + errors.length > 0) process.exit(1);
console.log(`${after.size} translation files are up to date and complete.`);
