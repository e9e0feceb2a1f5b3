import sharp from 'sharp';
import { getQualityForWidth, imageWidths } from '#contract/media/image-options';
import { productImagesFolder } from '#contract/media/rules';
import type { ImageFormat } from '#contract/media/schema';
import { type DemoImage, demoImages } from '#demo/images';
import { configureSharp, renderImage } from '../../api/media/render-image';
import { computeTargetSize } from '../../api/media/target-size';
import { createDemoData } from '../../api/seed/demo-data';
import { formatTable } from '../lib/format-table.mjs';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { computeDssim } from './dssim';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { median } from './median';

/** Lighthouse's phone: width in CSS pixels, and pixels per CSS pixel. */
const phone = { width: 412, pixelRatio: 1.75 };

/** Share of the phone's width, as in the `sizes` of first images. */
const widthShare = 0.88;

const kilobytesGoal = atMost(18);
const dissimilarityGoal = atMost(1);

/** WebP and JPEG of this quality are what AVIF is compared with. */
const quality = 70;

const { readImage } = createDemoData(resolveProjectPath());

/** Bytes and DSSIM of the images that a phone loads first: home page, then products. */
export async function measureImageQuality(): Promise<string> {
  configureSharp();
  const images = [...demoImages.filter(isHero), ...demoImages.filter(isProductImage)];
  const width = selectWidth();
  const results: EncodedImages[] = [];
  for (const image of images) {
    results.push(await encodeImage(image, width));
    console.log(`  ${image.name}`);
  }
  return [
    formatTable(
      [
        'first image on a phone',
        'width',
        `AVIF kB (${formatGoal(kilobytesGoal)})`,
        'WebP kB',
        'JPEG kB',
        'AVIF DSSIM',
        'WebP DSSIM',
        'JPEG DSSIM',
        `AVIF ÷ WebP (${formatGoal(dissimilarityGoal)})`,
      ],
      [...results.map(formatImage), formatMedians(results)],
    ),
    `DSSIM is 1/MS-SSIM − 1 of CIE Lab, in thousandths. WebP and JPEG are of quality ${quality}.`,
  ].join('\n');
}

const isHero = ({ tags }: DemoImage): boolean => tags.includes('hero');

const isProductImage = ({ folder }: DemoImage): boolean => folder === productImagesFolder;

function selectWidth(): number {
  const pixels = phone.width * phone.pixelRatio * widthShare;
  return imageWidths.find((width) => width >= pixels) ?? Math.max(...imageWidths);
}

interface EncodedImage {
  readonly kilobytes: number;
  /** In thousandths. */
  readonly dissimilarity: number;
}

interface EncodedImages extends Readonly<Record<'avif' | 'webp' | 'jpeg', EncodedImage>> {
  readonly name: string;
  readonly width: number;
}

/** Compares with what is encoded: the resized original. */
async function encodeImage({ name, file }: DemoImage, width: number): Promise<EncodedImages> {
  const original = await readImage(file);
  const { autoOrient } = await sharp(original).metadata();
  const size = computeTargetSize(autoOrient, { width, height: undefined, crop: 'limit' });
  const reference = await renderImage(original, { ...size, quality, format: 'png' });
  const encode = async (format: ImageFormat): Promise<EncodedImage> => {
    const bytes = await renderImage(original, { ...size, quality: getQuality(format), format });
    return {
      kilobytes: bytes.length / 1000,
      dissimilarity: (await computeDssim(reference, bytes)) * 1000,
    };
  };
  const getQuality = (format: ImageFormat) =>
    format === 'avif' ? getQualityForWidth(width) : quality;
  return {
    name,
    width,
    avif: await encode('avif'),
    webp: await encode('webp'),
    jpeg: await encode('jpeg'),
  };
}

const divideByWebp = ({ avif, webp }: EncodedImages): number =>
  avif.dissimilarity / webp.dissimilarity;

const formatImage = (images: EncodedImages): string[] => {
  const { name, width, avif, webp, jpeg } = images;
  return [
    name,
    String(width),
    formatMeasurement(avif.kilobytes, 1, kilobytesGoal),
    webp.kilobytes.toFixed(1),
    jpeg.kilobytes.toFixed(1),
    ...[avif, webp, jpeg].map(({ dissimilarity }) => dissimilarity.toFixed(1)),
    formatMeasurement(divideByWebp(images), 2, dissimilarityGoal),
  ];
};

function formatMedians(results: readonly EncodedImages[]): string[] {
  const formats = ['avif', 'webp', 'jpeg'] as const;
  const computeMedian = (get: (images: EncodedImages) => number) => median(results.map(get));
  return [
    'median',
    '',
    ...formats.map((format) => computeMedian((images) => images[format].kilobytes).toFixed(1)),
    ...formats.map((format) => computeMedian((images) => images[format].dissimilarity).toFixed(1)),
    formatMeasurement(computeMedian(divideByWebp), 2, dissimilarityGoal),
  ];
}
