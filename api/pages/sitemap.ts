import { defaultLanguage, type Language, languages } from '#contract/core/language';
import type { SitemapPage } from '#renderer';

/** One entry per page and language, each with links to all languages. */
export function buildSitemap(pages: readonly SitemapPage[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => languages.map((language) => buildEntry(page, language, origin))),
    '</urlset>\n',
  ].join('\n');
}

function buildEntry(
  { url, lastModified, image }: SitemapPage,
  language: Language,
  origin: string,
): string {
  const buildEscapedUrl = (alternateLanguage: Language) =>
    escapeXml(origin + url[alternateLanguage]);
  return [
    '<url>',
    `<loc>${buildEscapedUrl(language)}</loc>`,
    ...(lastModified === undefined ? [] : [`<lastmod>${escapeXml(lastModified)}</lastmod>`]),
    ...languages.map((alternateLanguage) =>
      buildAlternateLink(alternateLanguage, buildEscapedUrl(alternateLanguage)),
    ),
    buildAlternateLink('x-default', buildEscapedUrl(defaultLanguage)),
    ...(image === undefined
      ? []
      : [`<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`]),
    '</url>',
  ].join('');
}

const buildAlternateLink = (language: string, url: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
