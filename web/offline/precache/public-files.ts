import * as v from 'valibot';

const chunk = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  assets: v.optional(v.array(v.string()), []),
});

/** What is read of the list of modules and files that the bundler writes. */
export const buildManifest = v.record(v.string(), chunk);
export type BuildManifest = v.InferOutput<typeof buildManifest>;

/** The application, which imports the first script too. */
const application = 'browser.tsx';

/** Modules of the back office, and its messages: shoppers are sent nothing of them. */
const ofBackOffice = /^(admin|media|i18n\/catalogues\/back-office)\//;

/** Every file that the public pages may come to need, now or on demand. */
export function publicFiles(manifest: BuildManifest): ReadonlySet<string> {
  const visited = new Set<string>();
  const files = new Set<string>();
  function visit(module: string): void {
    if (visited.has(module) || ofBackOffice.test(module)) return;
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}.`);
    visited.add(module);
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) files.add(file);
    chunk.imports.forEach(visit);
    chunk.dynamicImports.forEach(visit);
  }
  visit(application);
  return files;
}
