import { defaultLanguage, type Language, languages } from '#contract/core/language';
import type { ListedPage } from '#renderer';

/** One entry per page and language, each with links to all languages. */
export function buildSitemap(pages: readonly ListedPage[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => languages.map((language) => entry(page, language, origin))),
    '</urlset>\n',
  ].join('\n');
}

function entry({ url, changed, image }: ListedPage, language: Language, origin: string): string {
  const at = (other: Language) => escaped(origin + url[other]);
  return [
    '<url>',
    `<loc>${at(language)}</loc>`,
    ...(changed === undefined ? [] : [`<lastmod>${escaped(changed)}</lastmod>`]),
    ...languages.map((other) => alternate(other, at(other))),
    alternate('x-default', at(defaultLanguage)),
    ...(image === undefined
      ? []
      : [`<image:image><image:loc>${escaped(origin + image)}</image:loc></image:image>`]),
    '</url>',
  ].join('');
}

const alternate = (language: string, url: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
