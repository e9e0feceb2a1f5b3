import type { Migration } from './migration';

const columns = [
  ['contact_messages', 'search_text'],
  ['contact_messages', 'name_key'],
  ['restoration_requests', 'search_text'],
  ['restoration_requests', 'name_key'],
  ['event_inquiries', 'search_text'],
  ['event_inquiries', 'name_key'],
  ['order_requests', 'search_text'],
  ['order_requests', 'name_key'],
  ['newsletter_subscribers', 'search_text'],
  ['media_files', 'search_text'],
] as const;

/** As in the contract's `normalizeForSearch`. */
const replacements = [
  ...Array.from('‘’‛ʻʼ´`′', (quote) => [quote, "'"]),
  ...Array.from('“”„‟″', (quote) => [quote, '"']),
];

/** Makes O’Higgins searchable as o'higgins in what was stored before. */
export const straightQuotes: Migration = {
  name: '0025-straight-quotes',
  async up(trx) {
    for (const [table, column] of columns) {
      const expression = replacements.reduce((inner) => `replace(${inner}, ?, ?)`, '??');
      await trx(table).update({
        [column]: trx.raw(expression, [column, ...replacements.flat()]),
      });
    }
  },
};
