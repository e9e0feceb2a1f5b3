import { createHash } from 'node:crypto';
import { applyTheme } from '#contract/core/color-scheme';
import type { ExplicitTheme } from '#contract/core/cookies';
import { speculationRules } from '#contract/core/speculation-rules';
import type { RenderedPage } from '#renderer';
import type { Stylesheets } from './stylesheets';

interface PageDocument {
  readonly html: string;
  /** Of the inline style, for the content security policy, as in 'sha256-…'. */
  readonly styleHash: string;
  /** Of the inline script, and of the rules that the app adds. */
  readonly scriptHashes: readonly string[];
}

interface DocumentInput {
  readonly page: RenderedPage;
  readonly stylesheets: Stylesheets;
  /**
   * @font-face rules, inlined only when the browser has cached the fonts; otherwise the client loads them after the
   * page.
   */
  readonly fonts: Stylesheets;
  readonly hasCachedFonts: boolean;
  /** Undefined follows the device's color scheme. */
  readonly theme: ExplicitTheme | undefined;
}

/** Throws if the template has no entry script. */
export function createDocumentComposer(template: string): (input: DocumentInput) => PageDocument {
  const startScript = buildStartScript(template);
  const scriptHashes = [startScript, speculationRules].map(hash);
  const pageTemplate = removeShellLinks(template).replace(
    entryScript,
    () => `<script>${startScript}</script>`,
  );
  return ({ page, stylesheets, fonts, hasCachedFonts, theme }) => {
    const applyChosenTheme = (markup: string) => (theme ? applyTheme(markup, theme) : markup);
    const inlinedSheets = hasCachedFonts ? [fonts, stylesheets] : [stylesheets];
    const rules = [...inlinedSheets.map((sheets) => sheets.rules), page.css];
    const style = rules.join('\n').replaceAll('</', '<\\/');
    const urls = inlinedSheets.flatMap((sheets) => sheets.urls);
    const html = pageTemplate
      .replace('<html lang="en">', () => buildHtmlTag(page.language, theme, hasCachedFonts))
      .replace(
        '<!--head-->',
        () =>
          applyChosenTheme(page.head) +
          buildStyleTags(style, urls) +
          (hasCachedFonts ? '' : buildNoscriptLinks(fonts)),
      )
      .replace('<!--app-->', () => applyChosenTheme(page.body))
      .replace('<!--data-->', () => page.structuredData + buildDataTag(page));
    return { html, styleHash: hash(style), scriptHashes };
  };
}

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * A server-rendered page can be read without JavaScript, so its code is only requested once everything visible is
 * loaded and painted: before, it would compete with the first image. All files are requested together, because each
 * round trip takes a phone tenths of a second.
 */
function buildStartScript(template: string): string {
  const [, entryUrl] = entryScript.exec(template) ?? [];
  if (entryUrl === undefined) throw new Error('The template has no entry script.');
  const preloads = template.matchAll(/<link rel="modulepreload" href="([^"]+)"/g);
  const urls = new Set([entryUrl, ...Array.from(preloads, ([, url]) => url)]);
  const load = `()=>${JSON.stringify([...urls])}.forEach(url=>import(url))`;
  return `addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(${load}))));${saveInput}`;
}

/** For `repeatEarlyInput`. In the capture phase above React's root, which stops clicks on what isn't hydrated yet. */
const saveInput = [
  `addEventListener('click',({target})=>{window.lastClicked=target.closest('button')},true)`,
  'window.earlyChoices=new Map',
  `addEventListener('change',({target})=>window.earlyChoices?.set(target.type=='radio'?target.name:target,[target,target.checked??target.value]),true)`,
].join(';');

const hash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The shell preloads code and styles; a server-rendered page does not need them that early. */
const removeShellLinks = (template: string): string =>
  template.replaceAll(/[ \t]*<link rel="(?:stylesheet|modulepreload)"[^>]*>\n?/g, '');

/** `data-fonts` tells the client that the page has its fonts already. */
const buildHtmlTag = (
  language: string,
  theme: ExplicitTheme | undefined,
  hasCachedFonts: boolean,
): string =>
  [
    `<html lang="${language}"`,
    theme === undefined ? '' : ` data-theme="${theme}"`,
    hasCachedFonts ? ' data-fonts="cached">' : '>',
  ].join('');

/** Inlines the rules, and adds their files as disabled links, so that the client does not load them again. */
const buildStyleTags = (style: string, urls: readonly string[]): string =>
  [
    `<style>${style}</style>`,
    ...urls.map((url) => `<link rel="stylesheet" href="${url}" disabled>`),
  ].join('');

/** For browsers without JavaScript. */
const buildNoscriptLinks = ({ urls }: Stylesheets): string =>
  urls.map((url) => `<noscript><link rel="stylesheet" href="${url}"></noscript>`).join('');

function buildDataTag({ data, variant }: RenderedPage): string {
  const json = JSON.stringify({ data, variant }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}
