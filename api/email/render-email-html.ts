import { business } from '#contract/business';
import type { Language } from '#contract/core/language';

// Light only: dark modes of mail programs invert colors by themselves. See web/theme/tokens.ts.
const colors = {
  surface: '#FBF6EE',
  raised: '#FFFDF9',
  text: '#2B1F24',
  muted: '#6A5A5C',
  brand: '#5B2A4A',
  border: '#E6DACB',
} as const;

// Mail programs don't load the shop's fonts.
const serif = "Georgia, 'Times New Roman', serif";
const sans = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * Renders an e-mail's text as HTML. Blank lines separate paragraphs; several lines of the form 'Total: $88.00' become a
 * table, a line with only an HTTPS URL becomes a link, and lines that start with '> ' a quotation.
 */
export function renderEmailHtml(text: string, language: Language): string {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
</head>
<body style="margin:0;padding:0;background:${colors.surface}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.surface}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${colors.raised};border:1px solid ${colors.border}">
<tr><td style="padding:24px 28px 8px;font:600 24px/1.2 ${serif};color:${colors.brand}">${escapeHtml(business.name)}</td></tr>
<tr><td style="padding:0 28px 20px;font:16px/1.5 ${sans};color:${colors.text}">
${blocks.map(renderBlock).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const renderLines = (lines: readonly string[]): string => lines.map(escapeHtml).join('<br>\n');

function renderBlock(block: string): string {
  const lines = block.split('\n');
  if (lines.every((line) => /^>( |$)/.test(line))) return renderQuotation(lines);
  if (/^https:\/\/\S+$/.test(block)) return renderLink(block);
  const rows = lines.flatMap(parseRow);
  if (lines.length > 1 && rows.length === lines.length) return renderTable(rows);
  return `<p style="margin:12px 0">${renderLines(lines)}</p>`;
}

const renderQuotation = (lines: readonly string[]): string =>
  `<blockquote style="margin:12px 0;padding:0 0 0 14px;border-left:3px solid ${colors.border}">${renderLines(
    lines.map((line) => line.slice(2)),
  )}</blockquote>`;

const renderLink = (url: string): string =>
  `<p style="margin:12px 0"><a href="${escapeHtml(url)}" style="color:${colors.brand};word-break:break-all">${escapeHtml(url)}</a></p>`;

interface Row {
  readonly label: string;
  readonly value: string;
}

function parseRow(line: string): Row[] {
  const [, label, value] = /^([^:]{1,120}): (.+)$/.exec(line) ?? [];
  return label === undefined || value === undefined ? [] : [{ label, value }];
}

const renderTable = (rows: readonly Row[]): string =>
  `<table cellpadding="0" cellspacing="0" style="width:100%;margin:12px 0;border-collapse:collapse">
${rows.map(renderRow).join('\n')}
</table>`;

const renderRow = ({ label, value }: Row): string =>
  `<tr><th scope="row" align="left" style="padding:6px 12px 6px 0;border-bottom:1px solid ${colors.border};font-weight:400;vertical-align:top;color:${colors.muted}">${escapeHtml(label)}</th><td align="right" style="padding:6px 0;border-bottom:1px solid ${colors.border};vertical-align:top">${escapeHtml(value)}</td></tr>`;
