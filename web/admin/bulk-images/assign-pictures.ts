import PQueue from 'p-queue';
import type { Language } from '#contract/core/language';
import type { MediaFile } from '#contract/media/schema';
import { addProductImage, setPrimaryImage } from '#contract/products/admin-endpoints';
import { listProductImages } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { request } from '../../data/http-client';
import { isSessionOver } from '../shell/session/session-over';
import type { Assignment, Failure, Report } from './assignment';

/** Products processed at a time. */
const atOnce = 3;

interface Course {
  readonly language: Language;
  /** When aborted, images that have not been started are skipped. */
  readonly halt: AbortController;
  /** Called after each image, added or failed. */
  readonly onStep: () => void;
}

/** Products run in parallel up to a limit; the images of a product run one after another, in order. */
export async function assignImages(
  assignments: readonly Assignment[],
  course: Course,
): Promise<Report> {
  const queue = new PQueue({ concurrency: atOnce });
  const reports = await queue.addAll(
    assignments.map((assignment) => () => assignTo(assignment, course)),
  );
  return {
    added: reports.reduce((sum, { added }) => sum + added, 0),
    products: reports.filter(({ added }) => added > 0).length,
    failures: reports.flatMap(({ failures }) => failures),
    left: reports.flatMap(({ left }) => left),
  };
}

/** Then makes the first image of the product's list the primary one. */
async function assignTo(
  { product, images }: Assignment,
  { language, halt, onStep }: Course,
): Promise<Omit<Report, 'products'>> {
  const failures: Failure[] = [];
  let begun = 0;

  async function attempt(image: MediaFile | null, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      failures.push({ product, image, error });
      // All further requests would fail with 401 too.
      if (isSessionOver(error)) halt.abort();
    }
  }

  for (const image of images) {
    if (halt.signal.aborted) break;
    begun += 1;
    await attempt(image, () => addImage(product, image, language));
    onStep();
  }
  const added = begun - failures.length;
  const isOnlyPrimary = images.length === 0 && !halt.signal.aborted;
  if (added > 0 || isOnlyPrimary) await attempt(null, () => makeFirstPrimary(product, language));

  const left = images.slice(begun);
  return { added, failures, left: left.length === 0 ? [] : [{ product, images: left }] };
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
