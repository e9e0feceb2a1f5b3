import * as v from 'valibot';

const chunkSchema = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  assets: v.optional(v.array(v.string()), []),
});

/** The fields of Vite's build manifest that are used. */
export const viteManifestSchema = v.record(v.string(), chunkSchema);
type ViteManifest = v.InferOutput<typeof viteManifestSchema>;

/** The app; it imports the entry script too. */
const entryModule = 'browser.tsx';

/** The back office's modules and translations are not precached for shoppers. */
const backOfficeModules = /^(admin|media|i18n\/translations\/back-office)\//;

/** Returns every file that public pages import, statically or dynamically. */
export function collectPublicFiles(manifest: ViteManifest): ReadonlySet<string> {
  const visited = new Set<string>();
  const files = new Set<string>();
  function visit(module: string): void {
    if (visited.has(module) || backOfficeModules.test(module)) return;
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}.`);
    visited.add(module);
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) files.add(file);
    chunk.imports.forEach(visit);
    chunk.dynamicImports.forEach(visit);
  }
  visit(entryModule);
  return files;
}
