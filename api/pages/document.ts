import { createHash } from 'node:crypto';
import type { RenderedPage } from '#contract/page';
import type { Stylesheets } from './stylesheets';

/** A page as it is sent. */
export interface PageDocument {
  readonly html: string;
  /** Names the inlined styles in a content security policy, as in 'sha256-…'. */
  readonly styleHash: string;
}

interface DocumentParts {
  readonly page: RenderedPage;
  readonly stylesheets: Stylesheets;
  /** The theme a visitor has chosen; undefined leaves it to the device. */
  readonly theme: string | undefined;
}

/** Makes documents of rendered pages and the built template. */
export function documentComposer(template: string): (parts: DocumentParts) => PageDocument {
  const plain = withoutStylesheets(template);
  return ({ page, stylesheets, theme }) => {
    const style = `${stylesheets.rules}\n${page.css}`.replaceAll('</', '<\\/');
    const html = plain
      .replace('<html lang="en">', () => htmlTag(page.language, theme))
      .replace('<!--head-->', () => page.head + styleTags(style, stylesheets.addresses))
      .replace('<!--app-->', () => page.body)
      .replace('<!--data-->', () => dataTag(page));
    return { html, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
  };
}

const withoutStylesheets = (template: string): string =>
  template.replaceAll(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g, '');

const htmlTag = (language: string, theme: string | undefined): string =>
  theme === undefined
    ? `<html lang="${language}">`
    : `<html lang="${language}" data-theme="${theme}">`;

/** The rules themselves, and their files as ones already there, which the client then does not fetch. */
const styleTags = (style: string, addresses: readonly string[]): string =>
  [
    `<style>${style}</style>`,
    ...addresses.map((address) => `<link rel="stylesheet" href="${address}" disabled>`),
  ].join('');

function dataTag({ data, variant }: RenderedPage): string {
  const json = JSON.stringify({ data, variant }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}
