export interface Device {
  /** Such as 'Firefox'; null if unknown. */
  readonly browser: string | null;
  /** Such as 'Android'; null if unknown. */
  readonly system: string | null;
}

type Pattern = readonly [name: string, pattern: RegExp];

/** In this order: most browsers also name the ones that they are derived from. */
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

/** Android also names Linux. An iPad calls itself a Mac unless it requests mobile pages. */
const systems: readonly Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const findName = (patterns: readonly Pattern[], text: string): string | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Only browser and system, so that nothing stored identifies a device any further. */
export const describeDevice = (userAgent = ''): Device => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
});
