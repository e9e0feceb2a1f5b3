import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './install-debian-package.mjs';
import { runTool } from './run.mjs';

/** Debian's package, and the command names of this browser or a similar one. */
const browser = {
  debianPackage: 'chromium',
  names: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
};

/** The same engine without windows, which renders only on request. */
const headlessShell = {
  debianPackage: 'chromium-headless-shell',
  names: ['chromium-headless-shell', ...browser.names],
};

const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * The path of a Chrome or Chromium that starts: an installed one, else Debian's package, else Playwright's download.
 * The full browser, as users have it, for benchmarks and screenshots.
 * @returns {Promise<string | undefined>} undefined when none is installed and the download failed
 */
export const ensureChromium = () => ensureInstalled(browser);

/** Like `ensureChromium`, but prefers the headless shell: browser tests take a quarter less time with it. */
export const ensureHeadlessChromium = () => ensureInstalled(headlessShell);

/** @param {typeof browser} candidate */
async function ensureInstalled(candidate) {
  await ensureFonts();
  return (
    findInstalled(candidate) ??
    (await installChromiumFromDebian(candidate)) ??
    (await installFromPlaywright())
  );
}

/**
 * The page's fallback fonts are Arial and Times New Roman with adjusted metrics (`web/theme/fallback-fonts.css`).
 * Debian installs neither with a browser, and without them text moves when the web fonts load. Liberation has their
 * metrics.
 */
async function ensureFonts() {
  const { status, stdout } = spawnSync('fc-list', ['--format=%{family}\n'], { encoding: 'utf8' });
  const hasFonts = status === 0 && /^(?:Arial|Liberation Sans)\b/m.test(stdout);
  if (process.platform === 'linux' && !hasFonts) await installFromDebian('fonts-liberation');
}

export const chromiumMissingMessage =
  'The browser tests need Chrome or Chromium: install one, or name it in CHROME_PATH.';

/** @param {typeof browser} candidate */
function findInstalled({ names }) {
  const { CHROME_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...(CHROME_PATH ? [CHROME_PATH] : []), ...onPath, ...macApplications].find(canStart);
}

/**
 * Existing is not enough: Ubuntu’s /usr/bin/chromium-browser may only print how to install it.
 * @param {string} path
 */
const canStart = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 10_000 }).status === 0;

/** @param {typeof browser} candidate */
async function installChromiumFromDebian(candidate) {
  if (!(await installFromDebian(candidate.debianPackage))) return undefined;
  return findInstalled(candidate);
}

async function installFromPlaywright() {
  const { chromium } = await import('@playwright/test');
  if (!canStart(chromium.executablePath())) {
    console.log("Downloading Playwright's Chromium.");
    const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
    await runTool('@playwright/test', ['install', ...withLibraries, 'chromium']);
  }
  return [chromium.executablePath()].find(canStart);
}
