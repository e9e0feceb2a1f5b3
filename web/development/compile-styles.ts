import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import type { Adapter } from '@vanilla-extract/css';

/** What a `.css.ts` file becomes. */
export interface CompiledStyles {
  /** JavaScript module: the exported class names, after imports of the CSS. */
  readonly code: string;
  /** Of this file alone; that of imported files is in theirs. */
  readonly css: string;
  /** Absolute paths of all project files that it imports, directly or not, and last its own. */
  readonly files: readonly string[];
}

export const stylesFile = /\.css\.ts$/;

/** As in `@vanilla-extract/vite-plugin`. */
export const toCssId = (file: string): string => `${file}.vanilla.css`;

type Css = Parameters<Adapter['appendCss']>[0];
type Composition = Parameters<Adapter['registerComposition']>[0];
type Integration = typeof import('@vanilla-extract/integration');

/** What running a file has registered. */
interface Registrations {
  readonly css: Css[];
  readonly classNames: string[];
  readonly compositions: Composition[];
}

const require = createRequire(import.meta.url);

/** Imported when it's needed: it takes longer than everything that a start without changes does. */
export const loadStylesCompiler = (): Promise<Integration> =>
  import('@vanilla-extract/integration');

/**
 * Compiles as `@vanilla-extract/vite-plugin` does, without the second Vite server that it starts for this: bundles the
 * files with what they import and runs them, all at once. Rejects when one doesn't compile or throws.
 */
export async function compileStyles(
  files: readonly string[],
  root: string,
): Promise<Map<string, CompiledStyles>> {
  const integration = await loadStylesCompiler();
  const { code, listFiles } = await bundleStyles(files, root, integration);
  const { exports, registrations } = runStyles(code);
  const css = createCssRenderer(registrations);
  const toScope = (file: string) => relative(root, file).split(sep).join('/');
  return new Map(
    files.map((file, index) => {
      const allFiles = listFiles(file);
      const scopes = allFiles.filter((path) => stylesFile.test(path)).map(toScope);
      const cssImports = allFiles
        .filter((path) => registrations.get(toScope(path))?.css.length)
        .map((path) => `import '${toCssId(path)}';`);
      const compiled = {
        code: integration.serializeVanillaModule(cssImports, exports[`styles${index}`] ?? {}, null),
        css: css(toScope(file), scopes),
        files: allFiles,
      };
      return [file, compiled];
    }),
  );
}

/** Sources of files with their debug names, since many other files import some of them. */
const scopedSources = new Map<string, { readonly source: string; readonly scoped: string }>();

async function bundleStyles(files: readonly string[], root: string, integration: Integration) {
  const { rolldown } = await import('rolldown');
  const { name: packageName } = integration.getPackageInfo(root);
  const entry = '\0all-styles';
  const imports = new Map<string, readonly string[]>();
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: /^@vanilla-extract\//,
    treeshake: false,
    checks: { bundlerTimings: false },
    plugins: [
      {
        name: 'styles',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? files
                .map((file, index) => `export * as styles${index} from ${JSON.stringify(file)};`)
                .join('\n')
            : undefined,
        transform: {
          filter: { id: stylesFile },
          async handler(source, id) {
            const known = scopedSources.get(id);
            if (known?.source === source) return known.scoped;
            const scoped = await integration.transform({
              source,
              filePath: id,
              rootPath: root,
              packageName,
              identOption: 'debug',
            });
            scopedSources.set(id, { source, scoped });
            return scoped;
          },
        },
        moduleParsed: ({ id, importedIds }) =>
          void imports.set(
            id,
            importedIds.filter((path) => !path.startsWith('@vanilla-extract/')),
          ),
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'cjs', codeSplitting: false });
    return { code: output[0].code, listFiles: (file: string) => listImports(file, imports) };
  } finally {
    await build.close();
  }
}

/** In the order in which they run: a file comes after what it imports. */
function listImports(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
  listed = new Set<string>(),
  visited = new Set<string>(),
): string[] {
  if (visited.has(file)) return [];
  visited.add(file);
  for (const path of imports.get(file) ?? []) listImports(path, imports, listed, visited);
  listed.add(file);
  return [...listed];
}

function runStyles(code: string) {
  const registrations = new Map<string, Registrations>();
  const find = (scope: { readonly filePath: string } | undefined): Registrations => {
    const path = scope?.filePath ?? '';
    const registered = registrations.get(path) ?? { css: [], classNames: [], compositions: [] };
    registrations.set(path, registered);
    return registered;
  };
  const exports: Record<string, Record<string, unknown>> = {};
  const run = new Function('require', 'exports', 'module', code);
  withAdapter(
    {
      ...idleAdapter,
      appendCss: (css, scope) => void find(scope).css.push(css),
      registerClassName: (className, scope) => void find(scope).classNames.push(className),
      registerComposition: (composition, scope) => void find(scope).compositions.push(composition),
    },
    () => run(require, exports, { exports }),
  );
  return { exports, registrations };
}

/** `scopes` are the file and all that it imports: their class names may be part of its selectors. */
const createCssRenderer =
  (registrations: ReadonlyMap<string, Registrations>) =>
  (scope: string, scopes: readonly string[]): string => {
    const cssObjs = registrations.get(scope)?.css;
    if (!cssObjs) return '';
    const visible = scopes.map((path) => registrations.get(path)).filter((found) => !!found);
    const {
      transformCss,
    }: typeof import('@vanilla-extract/css/transformCss') = require('@vanilla-extract/css/transformCss');
    return withAdapter(idleAdapter, () =>
      transformCss({
        localClassNames: visible.flatMap(({ classNames }) => classNames),
        composedClassLists: visible.flatMap(({ compositions }) => compositions),
        cssObjs,
      }),
    ).join('\n');
  };

const idleAdapter: Adapter = {
  appendCss: () => undefined,
  registerClassName: () => undefined,
  registerComposition: () => undefined,
  markCompositionUsed: () => undefined,
  onEndFileScope: () => undefined,
  getIdentOption: () => 'debug',
};

function withAdapter<Result>(adapter: Adapter, work: () => Result): Result {
  const { removeAdapter, setAdapter }: typeof import('@vanilla-extract/css/adapter') =
    require('@vanilla-extract/css/adapter');
  setAdapter(adapter);
  try {
    return work();
  } finally {
    removeAdapter();
  }
}
