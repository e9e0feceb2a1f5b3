import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { getCachedPromise } from '../platform/cached-promise';

const buildManifest = v.record(
  v.string(),
  v.object({
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type BuildManifest = v.InferOutput<typeof buildManifest>;

export interface Stylesheets {
  /** Dependencies first. */
  readonly urls: readonly string[];
  /** Concatenated rules in that order. */
  readonly rules: string;
}

/** Looks up stylesheets of source modules in the build manifest. */
export async function createStylesheetFinder(
  clientFolder: string,
): Promise<(modules: readonly string[]) => Promise<Stylesheets>> {
  const manifestJson = await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = v.parse(buildManifest, JSON.parse(manifestJson));
  const cache = new Map<string, Promise<Stylesheets>>();

  async function load(modules: readonly string[]): Promise<Stylesheets> {
    const files = collectStyles(modules, manifest);
    const rules = await Promise.all(
      files.map((file) => readFile(join(clientFolder, file), 'utf8')),
    );
    return { urls: files.map((file) => `/${file}`), rules: rules.join('\n') };
  }

  return (modules) => getCachedPromise(cache, modules.join(' '), () => load(modules));
}

/** CSS files of the modules and their static imports, without duplicates. */
function collectStyles(modules: readonly string[], manifest: BuildManifest): string[] {
  const visited = new Set<string>();
  const files = new Set<string>();
  function visit(name: string): void {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    chunk.imports.forEach(visit);
    for (const file of chunk.css) files.add(file);
  }
  modules.forEach(visit);
  return [...files];
}
