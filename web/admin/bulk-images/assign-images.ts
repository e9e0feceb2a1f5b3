import PQueue from 'p-queue';
import type { Language } from '#contract/core/language';
import type { MediaFile } from '#contract/media/schema';
import { addProductImage, setPrimaryImage } from '#contract/products/admin-endpoints';
import { listProductImages } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { request } from '../../data/http-client';
import { isSessionExpired } from '../shell/session/is-session-expired';
import type { AssignFailure, Assignment, AssignReport } from './assignment';

/** Products processed at a time. */
const maxConcurrency = 3;

interface AssignOptions {
  readonly language: Language;
  /** When aborted, images that have not been started are skipped. */
  readonly abortController: AbortController;
  /** Called after each image, added or failed. */
  readonly onProgress: () => void;
}

/** Products run in parallel up to a limit; the images of a product run one after another, in order. */
export async function assignImages(
  assignments: readonly Assignment[],
  options: AssignOptions,
): Promise<AssignReport> {
  const queue = new PQueue({ concurrency: maxConcurrency });
  const reports = await queue.addAll(
    assignments.map((assignment) => () => assignToProduct(assignment, options)),
  );
  return {
    added: reports.reduce((sum, { added }) => sum + added, 0),
    products: reports.filter(({ added }) => added > 0).length,
    failures: reports.flatMap(({ failures }) => failures),
    notStarted: reports.flatMap(({ notStarted }) => notStarted),
  };
}

/** Then makes the first image of the product's list the primary one. */
async function assignToProduct(
  { product, images }: Assignment,
  { language, abortController, onProgress }: AssignOptions,
): Promise<Omit<AssignReport, 'products'>> {
  const failures: AssignFailure[] = [];
  let startedCount = 0;

  async function attempt(image: MediaFile | null, task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
    } catch (error) {
      failures.push({ product, image, error });
      // All further requests would fail with 401 too.
      if (isSessionExpired(error)) abortController.abort();
    }
  }

  for (const image of images) {
    if (abortController.signal.aborted) break;
    startedCount += 1;
    await attempt(image, () => addImage(product, image, language));
    onProgress();
  }
  const added = startedCount - failures.length;
  const isOnlyPrimary = images.length === 0 && !abortController.signal.aborted;
  if (added > 0 || isOnlyPrimary) await attempt(null, () => makeFirstPrimary(product, language));

  const notStarted = images.slice(startedCount);
  return {
    added,
    failures,
    notStarted: notStarted.length === 0 ? [] : [{ product, images: notStarted }],
  };
}

const addImage = (
  { id }: Product,
  { id: publitioId, url_preview: url }: MediaFile,
  language: Language,
) =>
  request(addProductImage, {
    params: { id },
    body: { url, publitioId, isPrimary: false, language },
  });

async function makeFirstPrimary({ id }: Product, language: Language): Promise<void> {
  const [first] = await request(listProductImages, { params: { id } });
  if (!first) return;
  await request(setPrimaryImage, {
    params: { imageId: first.id },
    body: { isPrimary: true, language },
  });
}
