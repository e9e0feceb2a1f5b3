import Papa from 'papaparse';
import * as v from 'valibot';
import { importProducts } from '#contract/products/admin-endpoints';
import type { AdminClient } from './admin-client';
import type { TestResponse } from './test-client';

/** Cells by column name. */
export type ProductCsvRow = Readonly<Record<string, string>>;

export function importCsv(
  client: AdminClient,
  file: File,
  {
    dryRun = false,
    language = 'en',
  }: { readonly dryRun?: boolean; readonly language?: string } = {},
): Promise<TestResponse> {
  const form = new FormData();
  form.append('language', language);
  form.append(importProducts.files.field, file);
  return client.sendForm('POST', `${importProducts.path}${dryRun ? '?dry=1' : ''}`, form);
}

export const parseImportedRows = ({ json }: TestResponse) =>
  v.parse(importProducts.response, json).rows;

export const parseProductCsv = ({ text }: TestResponse): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text, { header: true }).data;

export const createCsvFile = (rows: readonly ProductCsvRow[], delimiter = ','): File =>
  new File([Papa.unparse([...rows], { delimiter })], 'products.csv');

/** The required columns of a new product. */
export const newProductRow = {
  name: 'Quince Box',
  price: '42.50',
  category: 'Gift Boxes',
  region: 'Mexico',
  image_url: 'https://example.com/quince.jpg',
  description: 'Quince paste and Manchego.',
} as const satisfies ProductCsvRow;
