import { createHash } from 'node:crypto';
import type { ChosenTheme } from '#contract/core/cookies';
import type { RenderedPage } from '#renderer';
import type { Stylesheets } from './stylesheets';

export interface PageDocument {
  readonly html: string;
  /** For the content security policy, as in 'sha256-…'. */
  readonly styleHash: string;
}

interface DocumentParts {
  readonly page: RenderedPage;
  readonly stylesheets: Stylesheets;
  /**
   * @font-face rules, inlined only when the browser has cached the fonts; otherwise the client loads them after the
   * page.
   */
  readonly fonts: Stylesheets;
  readonly hasFonts: boolean;
  /** Undefined follows the device's color scheme. */
  readonly theme: ChosenTheme | undefined;
}

export function documentComposer(template: string): (parts: DocumentParts) => PageDocument {
  const plain = withoutLinksOfShell(template);
  return ({ page, stylesheets, fonts, hasFonts, theme }) => {
    const inlined = hasFonts ? [fonts, stylesheets] : [stylesheets];
    const rules = [...inlined.map((sheets) => sheets.rules), page.css];
    const style = rules.join('\n').replaceAll('</', '<\\/');
    const urls = inlined.flatMap((sheets) => sheets.urls);
    const html = plain
      .replace('<html lang="en">', () => htmlTag(page.language, theme))
      .replace(
        '<!--head-->',
        () => page.head + styleTags(style, urls) + (hasFonts ? '' : withoutCode(fonts)),
      )
      .replace('<!--app-->', () => page.body)
      .replace('<!--data-->', () => page.structuredData + dataTag(page));
    return { html, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
  };
}

/** The shell preloads code and styles; a server-rendered page does not need them that early. */
const withoutLinksOfShell = (template: string): string =>
  template.replaceAll(/[ \t]*<link rel="(?:stylesheet|modulepreload)"[^>]*>\n?/g, '');

const htmlTag = (language: string, theme: ChosenTheme | undefined): string =>
  theme === undefined
    ? `<html lang="${language}">`
    : `<html lang="${language}" data-theme="${theme}">`;

/** Inlines the rules, and adds their files as disabled links, so that the client does not load them again. */
const styleTags = (style: string, urls: readonly string[]): string =>
  [
    `<style>${style}</style>`,
    ...urls.map((url) => `<link rel="stylesheet" href="${url}" disabled>`),
  ].join('');

/** For browsers without JavaScript. */
const withoutCode = ({ urls }: Stylesheets): string =>
  urls.map((url) => `<noscript><link rel="stylesheet" href="${url}"></noscript>`).join('');

function dataTag({ data, variant }: RenderedPage): string {
  const json = JSON.stringify({ data, variant }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}
