import Papa from 'papaparse';
import * as v from 'valibot';
import { importProducts } from '#contract/products/admin-endpoints';
import type { AdministratorsBrowser } from './administrator';
import type { TestResponse } from './ask';

/** Cells by column name. */
export type Row = Readonly<Record<string, string>>;

export function importCsv(
  browser: AdministratorsBrowser,
  file: File,
  { dry = false, language = 'en' }: { readonly dry?: boolean; readonly language?: string } = {},
): Promise<TestResponse> {
  const form = new FormData();
  form.append('language', language);
  form.append(importProducts.files.field, file);
  return browser.sendForm('POST', `${importProducts.path}${dry ? '?dry=1' : ''}`, form);
}

export const parseImportedRows = ({ json }: TestResponse) =>
  v.parse(importProducts.response, json).rows;

export const parseCsv = ({ text }: TestResponse): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text, { header: true }).data;

export const createCsvFile = (rows: readonly Row[], delimiter = ','): File =>
  new File([Papa.unparse([...rows], { delimiter })], 'products.csv');

/** The required columns of a new product. */
export const newRow = {
  name: 'Quince Box',
  price: '42.50',
  category: 'Gift Boxes',
  region: 'Mexico',
  image_url: 'https://example.com/quince.jpg',
  description: 'Quince paste and Manchego.',
} as const satisfies Row;
