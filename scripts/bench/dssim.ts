import sharp from 'sharp';

/**
 * Structural dissimilarity of two images of the same size: 0 for the same pixels, 1/MS-SSIM − 1 otherwise. Multi-scale
 * SSIM (Wang, Simoncelli and Bovik, 2003) over the three channels of CIE Lab, so that lost color counts too.
 */
export async function computeDssim(reference: Uint8Array, image: Uint8Array): Promise<number> {
  let [a, b] = [await decodeLab(reference), await decodeLab(image)];
  if (a.width !== b.width || a.height !== b.height) throw new Error('The sizes differ.');
  let similarity = 1;
  for (const [scale, weight] of scaleWeights.entries()) {
    if (scale > 0) [a, b] = [halve(a), halve(b)];
    similarity *= Math.max(computeSsim(a, b), Number.EPSILON) ** weight;
  }
  return 1 / similarity - 1;
}

/** From the finest scale to the coarsest, as in the paper. */
const scaleWeights = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333];

/** The paper's constants, for channels between 0 and 1. */
const [luminanceConstant, contrastConstant] = [0.01 ** 2, 0.03 ** 2];

interface LabImage {
  readonly width: number;
  readonly height: number;
  readonly channels: readonly Float32Array[];
}

/** The reference white D65 of sRGB. */
const white = { x: 0.950_47, y: 1, z: 1.088_83 };

const toLinear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

async function decodeLab(bytes: Uint8Array): Promise<LabImage> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelCount = info.width * info.height;
  const [lightness, greenRed, blueYellow] = [
    new Float32Array(pixelCount),
    new Float32Array(pixelCount),
    new Float32Array(pixelCount),
  ];
  for (let pixel = 0; pixel < pixelCount; pixel += 1) {
    const offset = pixel * info.channels;
    const linear = (channel: number) => toLinear[data[offset + channel] ?? 0] ?? 0;
    const [red, green, blue] = [linear(0), linear(1), linear(2)];
    const x = labCurve((0.412_46 * red + 0.357_58 * green + 0.180_44 * blue) / white.x);
    const y = labCurve((0.212_67 * red + 0.715_16 * green + 0.072_17 * blue) / white.y);
    const z = labCurve((0.019_33 * red + 0.119_19 * green + 0.950_3 * blue) / white.z);
    // 100 units of each channel become 1.
    lightness[pixel] = 1.16 * y - 0.16;
    greenRed[pixel] = 5 * (x - y) + 0.5;
    blueYellow[pixel] = 2 * (y - z) + 0.5;
  }
  return { width: info.width, height: info.height, channels: [lightness, greenRed, blueYellow] };
}

const labCurve = (value: number): number =>
  value > (6 / 29) ** 3 ? Math.cbrt(value) : value / (3 * (6 / 29) ** 2) + 4 / 29;

/** Averages blocks of 2 × 2 pixels. */
function halve({ width, height, channels }: LabImage): LabImage {
  const [halfWidth, halfHeight] = [Math.floor(width / 2), Math.floor(height / 2)];
  return {
    width: halfWidth,
    height: halfHeight,
    channels: channels.map((channel) => {
      const half = new Float32Array(halfWidth * halfHeight);
      for (let y = 0; y < halfHeight; y += 1) {
        for (let x = 0; x < halfWidth; x += 1) {
          const from = 2 * y * width + 2 * x;
          half[y * halfWidth + x] =
            (read(channel, from) +
              read(channel, from + 1) +
              read(channel, from + width) +
              read(channel, from + width + 1)) /
            4;
        }
      }
      return half;
    }),
  };
}

const read = (channel: Float32Array, index: number): number => channel[index] ?? 0;

/** Mean SSIM of all pixels and channels. */
function computeSsim(a: LabImage, b: LabImage): number {
  const { width, height } = a;
  const similarities = a.channels.map((channel, index) =>
    computeChannelSsim(channel, b.channels[index] ?? channel, width, height),
  );
  return similarities.reduce((sum, similarity) => sum + similarity, 0) / similarities.length;
}

function computeChannelSsim(
  a: Float32Array,
  b: Float32Array,
  width: number,
  height: number,
): number {
  const blurProduct = (left: Float32Array, right: Float32Array) =>
    blur(
      left.map((value, index) => value * read(right, index)),
      width,
      height,
    );
  const [meanA, meanB] = [blur(a, width, height), blur(b, width, height)];
  const [squaresA, squaresB, products] = [blurProduct(a, a), blurProduct(b, b), blurProduct(a, b)];
  let sum = 0;
  for (let index = 0; index < meanA.length; index += 1) {
    const [muA, muB] = [read(meanA, index), read(meanB, index)];
    const varianceSum = read(squaresA, index) - muA ** 2 + read(squaresB, index) - muB ** 2;
    const covariance = read(products, index) - muA * muB;
    sum +=
      ((2 * muA * muB + luminanceConstant) * (2 * covariance + contrastConstant)) /
      ((muA ** 2 + muB ** 2 + luminanceConstant) * (varianceSum + contrastConstant));
  }
  return sum / meanA.length;
}

/** Half of a Gaussian of 11 taps and σ 1.5, as in the paper, from its center. */
const kernel = createKernel(5, 1.5);

function createKernel(radius: number, sigma: number): readonly number[] {
  const taps = Array.from({ length: radius + 1 }, (_, distance) =>
    Math.exp(-(distance ** 2) / (2 * sigma ** 2)),
  );
  const sum = taps.reduce((total, tap, distance) => total + (distance === 0 ? tap : 2 * tap), 0);
  return taps.map((tap) => tap / sum);
}

const blur = (channel: Float32Array, width: number, height: number): Float32Array =>
  blurColumns(blurRows(channel, width, height), width, height);

/** Repeats the pixels of the edge. */
function blurRows(channel: Float32Array, width: number, height: number): Float32Array {
  const blurred = new Float32Array(channel.length);
  kernel.forEach((tap, distance) => {
    for (let y = 0; y < height; y += 1) {
      const row = y * width;
      for (let x = 0; x < width; x += 1) {
        const right = read(channel, row + Math.min(x + distance, width - 1));
        const left = distance === 0 ? 0 : read(channel, row + Math.max(x - distance, 0));
        blurred[row + x] = read(blurred, row + x) + tap * (left + right);
      }
    }
  });
  return blurred;
}

function blurColumns(channel: Float32Array, width: number, height: number): Float32Array {
  const blurred = new Float32Array(channel.length);
  kernel.forEach((tap, distance) => {
    for (let y = 0; y < height; y += 1) {
      const below = Math.min(y + distance, height - 1) * width;
      const above = Math.max(y - distance, 0) * width;
      for (let x = 0; x < width; x += 1) {
        const index = y * width + x;
        const sum = read(channel, below + x) + (distance === 0 ? 0 : read(channel, above + x));
        blurred[index] = read(blurred, index) + tap * sum;
      }
    }
  });
  return blurred;
}
