import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '#renderer';
import { documentComposer } from './document';
import { type Stylesheets, stylesheetFinder } from './stylesheets';

/** Modules that every page begins with. */
const everyPage = ['index.html', 'browser.tsx'];

/** What painting pages takes, as the build made it. */
export interface Pages extends Renderer {
  readonly compose: ReturnType<typeof documentComposer>;
  readonly stylesheetsOf: (module: string) => Promise<Stylesheets>;
  /** The stylesheets that name the fonts. */
  readonly fonts: Stylesheets;
  /** The template as it is: a page that the browser paints by itself. */
  readonly shell: string;
  readonly clientFolder: string;
  /** Where files of the build before this one are, if there was one. */
  readonly previousFolder: string;
}

/** Loads the renderer and the template out of the folder the build fills. */
export async function loadPages(distFolder: string): Promise<Pages> {
  const module = pathToFileURL(join(distFolder, 'render', 'server.js'));
  const renderer: Renderer = await import(module.href);
  return pagesWith(renderer, {
    clientFolder: join(distFolder, 'client'),
    previousFolder: join(distFolder, 'previous'),
  });
}

/** Pages painted by a renderer into the template of a built client folder. */
export async function pagesWith(
  { renderPage, listPages }: Renderer,
  { clientFolder, previousFolder }: Pick<Pages, 'clientFolder' | 'previousFolder'>,
): Promise<Pages> {
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const stylesheets = await stylesheetFinder(clientFolder);
  return {
    renderPage,
    listPages,
    compose: documentComposer(shell),
    stylesheetsOf: (module) => stylesheets([...everyPage, module]),
    fonts: await stylesheets(['theme/fonts.ts']),
    shell,
    clientFolder,
    previousFolder,
  };
}
