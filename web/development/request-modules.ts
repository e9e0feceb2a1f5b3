import { parseSync, type ViteDevServer } from 'vite';

/** With these, Vite answers every request as one for a module, also if the file has another extension. */
export const moduleHeaders = { 'sec-fetch-dest': 'script' };

/** `ETag` by URL; empty if the module couldn't be sent. */
type SentModules = ReadonlyMap<string, string>;

/** Requests modules from a development server, one after the other: a browser may be waiting too. */
export async function requestModules(
  server: ViteDevServer,
  urls: Iterable<string>,
): Promise<SentModules> {
  const origin = getOrigin(server);
  const modules = new Map<string, string>();
  for (const url of urls) modules.set(url, (await requestModule(origin + url)).etag);
  return modules;
}

/** Requests all modules that are needed for the home page, and later on it. Rejects if one can't be sent. */
export async function requestHomePage(server: ViteDevServer): Promise<SentModules> {
  const origin = getOrigin(server);
  const modules = new Map<string, string>();
  const pending = ['/start.ts'];
  const known = new Set(pending);
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    const { code, etag } = await requestModule(origin + url);
    if (etag === '') throw new Error(`The development server can't send ${url}.`);
    modules.set(url, etag);
    if (otherPage.test(url)) continue;
    for (const imported of listImports(code, url)) {
      if (known.has(imported)) continue;
      known.add(imported);
      pending.push(imported);
    }
  }
  return modules;
}

/** Imports the other page's modules when it's opened. */
const otherPage = /^(?!.*\/home\/).*\/page\.ts$/;

async function requestModule(url: string): Promise<{ code: string; etag: string }> {
  const response = await fetch(url, { headers: moduleHeaders });
  return { code: await response.text(), etag: response.headers.get('ETag') ?? '' };
}

/** Paths with query, as far as they're known before the code runs. */
function listImports(code: string, url: string): string[] {
  const { staticImports, dynamicImports, staticExports } = parseSync(url, code, {
    lang: 'js',
  }).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) =>
      readLiteral(code.slice(start, end)),
    ),
  ];
  return specifiers
    .filter((specifier) => specifier !== undefined)
    .map((specifier) => new URL(specifier, `http://localhost${url}`))
    .filter(({ hostname }) => hostname === 'localhost')
    .map(({ pathname, search }) => pathname + search);
}

/** Undefined for an expression. */
const readLiteral = (code: string): string | undefined => /^(['"])(.*)\1$/.exec(code)?.[2];

function getOrigin({ resolvedUrls }: ViteDevServer): string {
  const [url] = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
  if (url === undefined) throw new Error('The development server has no address.');
  return new URL(url).origin;
}
