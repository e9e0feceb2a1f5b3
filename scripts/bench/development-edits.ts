import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { median } from './median';
import { waitUntilIdle } from './wait-until-idle';

/** After the first change of a kind, whose compiler the server may have to load. */
const laterChanges = 5;

interface Edit {
  readonly name: string;
  /** Path from the project's folder. */
  readonly file: string;
  readonly change: (source: string, version: number) => string;
  /** Runs in the page: whether the version is visible. */
  readonly isShown: (version: number) => boolean;
}

const replaceOnce = (source: string, searched: string, replacement: string): string => {
  if (!source.includes(searched))
    throw new Error(`The benchmark changes ${searched}, which is gone.`);
  return source.replace(searched, replacement);
};

const edits: readonly Edit[] = [
  {
    name: 'component',
    file: 'web/storefront/home/HomePage.tsx',
    change: (source, version) =>
      replaceOnce(source, '<HeroBanner ', `<p id="saved-change">${version}</p><HeroBanner `),
    isShown: (version) => document.getElementById('saved-change')?.textContent === String(version),
  },
  {
    name: 'style (.css.ts)',
    file: 'web/storefront/home/HeroBanner.css.ts',
    change: (source, version) =>
      `${source}\nglobalStyle('main h1', { outline: '${version}px solid' });\n`,
    isShown: (version) => {
      const heading = document.querySelector('main h1');
      return heading !== null && getComputedStyle(heading).outlineWidth === `${version}px`;
    },
  },
  {
    name: 'text (.po)',
    file: 'web/i18n/translations/home/en.po',
    change: (source, version) =>
      replaceOnce(
        source,
        'msgstr "A letter from our kitchen"',
        `msgstr "A letter from our kitchen, ${version}"`,
      ),
    isShown: (version) =>
      document.body.textContent?.includes(`A letter from our kitchen, ${version}`) ?? false,
  },
];

/**
 * Milliseconds from saving a file until the page shows the change without having been reloaded. The files get their
 * content back, also when the benchmark is interrupted.
 */
export async function measureSavedChanges(page: Page) {
  const results: { readonly name: string; readonly first: number; readonly later: number }[] = [];
  for (const edit of edits) {
    const [first = Number.NaN, ...later] = await withRestoredFile(edit.file, (source) =>
      measureVersions(page, edit, source),
    );
    results.push({ name: edit.name, first, later: median(later) });
    // The restored file is a change, too.
    await waitUntilIdle();
  }
  return results;
}

async function measureVersions(page: Page, edit: Edit, source: string): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let version = 1; version <= laterChanges + 1; version += 1) {
    const changed = edit.change(source, version);
    const savedAt = performance.now();
    writeFileSync(resolveProjectPath(edit.file), changed);
    await page.waitForFunction(edit.isShown, version, { polling: 'raf' });
    milliseconds.push(performance.now() - savedAt);
    await waitUntilIdle();
  }
  return milliseconds;
}

async function withRestoredFile<Result>(
  file: string,
  work: (source: string) => Promise<Result>,
): Promise<Result> {
  const path = resolveProjectPath(file);
  const source = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, source);
  // Also runs when a signal ends the process, because of the handlers below.
  process.once('exit', restore);
  const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const end = () => process.exit(1);
  for (const signal of signals) process.once(signal, end);
  try {
    return await work(source);
  } finally {
    restore();
    process.off('exit', restore);
    for (const signal of signals) process.off(signal, end);
  }
}
