import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '#renderer';
import { createDocumentComposer } from './document';
import { createStylesheetFinder, type Stylesheets } from './stylesheets';

const commonModules = ['index.html', 'browser.tsx'];

/** The renderer and the build's assets. */
export interface Pages extends Renderer {
  readonly compose: ReturnType<typeof createDocumentComposer>;
  readonly findStylesheets: (modules: readonly string[]) => Promise<Stylesheets>;
  /** @font-face rules. */
  readonly fonts: Stylesheets;
  /** The unrendered template, for pages that the browser renders. */
  readonly shell: string;
  readonly clientFolder: string;
  /** Hashed files of the previous build; may not exist. */
  readonly previousFolder: string;
}

/** Loads the renderer and the template from the build output. */
export async function loadPages(distFolder: string): Promise<Pages> {
  const module = pathToFileURL(join(distFolder, 'render', 'server.js'));
  const renderer: Renderer = await import(module.href);
  return createPages(renderer, {
    clientFolder: join(distFolder, 'client'),
    previousFolder: join(distFolder, 'previous'),
  });
}

export async function createPages(
  { renderPage, listPages }: Renderer,
  { clientFolder, previousFolder }: Pick<Pages, 'clientFolder' | 'previousFolder'>,
): Promise<Pages> {
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const findForModules = await createStylesheetFinder(clientFolder);
  return {
    renderPage,
    listPages,
    compose: createDocumentComposer(shell),
    findStylesheets: (modules) => findForModules([...commonModules, ...modules]),
    fonts: await findForModules(['theme/fonts.ts']),
    shell,
    clientFolder,
    previousFolder,
  };
}
