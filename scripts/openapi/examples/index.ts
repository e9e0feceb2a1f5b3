import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointName } from '#contract/index';
import { accountExamples } from './accounts';
import { catalogExamples } from './catalog';
import type { ExampleRequest, Examples } from './example';
import { submissionExamples } from './submissions';

/**
 * One request per endpoint; a missing one is a type error. They are sent in the order of the endpoints, each on what the
 * earlier ones left.
 */
const typedExamples: Examples = {
  ...catalogExamples,
  ...submissionExamples,
  ...accountExamples,
};

export const examples: Readonly<Record<EndpointName, ExampleRequest>> = typedExamples;

const productsCsv = [
  'sku,name,price,category,region,description,image_url',
  'FIG-1,Fig Box,38.00,gifts,Mexico,"Dried figs, fig jam and a fig cake.",/images/figs.jpg',
].join('\r\n');

const imageFolder = join(import.meta.dirname, '../../../api/seed/images');

/** The content of a file that an example names. */
export const readExampleFile = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    name === 'products.csv'
      ? new TextEncoder().encode(productsCsv)
      : await readFile(join(imageFolder, name)),
  );
