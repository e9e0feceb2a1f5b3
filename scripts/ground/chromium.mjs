import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './run.mjs';

/** A browser as Debian packages it, and the names under which it or one like it may be installed. */
const browser = {
  debian: 'chromium',
  names: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
};

/** Chromium without windows: the same engine, which draws only when it is asked to. */
const headlessShell = {
  debian: 'chromium-headless-shell',
  names: ['chromium-headless-shell', ...browser.names],
};

const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * The path of a Chrome or Chromium that starts: an installed one, else Debian's package, else
 * Playwright's own download. As people have it, with windows, for what is measured and for what is shown.
 *
 * @returns {Promise<string | undefined>} undefined when there is none and none could be had
 */
export const ensureChromium = () => ensured(browser);

/**
 * As `ensureChromium`, without windows where that can be had: the browser tests take a quarter less time where
 * nothing is drawn for nobody.
 */
export const ensureHeadlessChromium = () => ensured(headlessShell);

/** @param {typeof browser} wanted */
const ensured = async (wanted) =>
  installed(wanted) ?? (await fromDebian(wanted)) ?? (await fromPlaywright());

/** The sentence for a machine where none could be had. */
export const noChromium =
  'The browser tests need Chrome or Chromium: install one, or name it in CHROME_PATH.';

/** @param {typeof browser} wanted */
function installed({ names }) {
  const { CHROME_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...(CHROME_PATH ? [CHROME_PATH] : []), ...onPath, ...macApplications].find(starts);
}

/**
 * Being there is not enough: Ubuntu's /usr/bin/chromium-browser may only advise to install it.
 *
 * @param {string} path
 */
const starts = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 10_000 }).status === 0;

/** @param {typeof browser} wanted */
async function fromDebian(wanted) {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined;
  console.log("Installing Debian's Chromium.");
  const quiet = ['-y', '-qq', '--no-install-recommends'];
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', ...quiet, wanted.debian], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return installed(wanted);
}

/** Debian itself: the package of the same name in Ubuntu holds no browser. */
function isDebian() {
  const description = '/etc/os-release';
  return existsSync(description) && /^ID="?debian"?$/m.test(readFileSync(description, 'utf8'));
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  if (!starts(chromium.executablePath())) {
    console.log("Downloading Playwright's Chromium.");
    const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
    await runTool('@playwright/test', ['install', ...withLibraries, 'chromium']);
  }
  return [chromium.executablePath()].find(starts);
}
