import type Papa from 'papaparse';
import * as v from 'valibot';
import type { Language } from '#contract/core/language';
import { type Recipient, recipient, zipCodePattern } from '#contract/orders/recipients';

/** Characters; a list of the most recipients is far shorter. */
export const maxListLength = 100_000;

interface RecipientListError {
  /** Counts from 1, as an editor does. */
  readonly line: number;
  readonly messages: readonly string[];
}

export interface RecipientList {
  readonly recipients: readonly Recipient[];
  readonly errors: readonly RecipientListError[];
}

/**
 * Reads one address a line, separated by commas, semicolons or tabs: name, street, unit (optional), city, state, ZIP
 * code, boxes (optional). A first line with headings is skipped.
 */
export async function parseRecipientList(text: string, language: Language): Promise<RecipientList> {
  const { default: papa } = await import('papaparse');
  const rows = papa.parse<string[]>(text, parseOptions).data;
  const recipients: Recipient[] = [];
  const errors: RecipientListError[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = row.map((cell) => cell.trim());
    if (cells.every((cell) => cell === '') || (index === 0 && isHeading(cells))) continue;
    const parsed = v.safeParse(recipient, toRecipientInput(cells), { lang: language });
    if (parsed.success) recipients.push(parsed.output);
    else errors.push({ line: index + 1, messages: parsed.issues.map(({ message }) => message) });
  }
  return { recipients, errors };
}

const parseOptions = {
  delimitersToGuess: [',', '\t', ';'],
} satisfies Papa.ParseConfig;

/** No address without digits. */
const isHeading = (cells: readonly string[]): boolean => !/\d/.test(cells.join(''));

/** The ZIP code tells whether there is a unit before the city. */
function toRecipientInput(cells: readonly string[]) {
  const zipIndex = cells.findLastIndex((cell) => zipCodePattern.test(cell));
  const hasUnit = zipIndex === -1 ? cells.length > 5 : zipIndex > 4;
  const [name, street, ...rest] = cells;
  const [unit, city, state, zip, quantity] = hasUnit ? rest : ['', ...rest];
  return { name, street, unit, city, state, zip, quantity: quantity ? Number(quantity) : 1 };
}
