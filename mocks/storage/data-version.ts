import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { migrations } from '../../api/database/migrations/index';
import { sha256 } from '../../api/platform/digest';

/** Changes with every migration and with the demo data, so that incompatible saved data is discarded. */
export const computeDataVersion = (): Promise<string> =>
  sha256(
    JSON.stringify([migrations.map(({ name, up }) => [name, String(up)]), products, demoImages]),
  );
