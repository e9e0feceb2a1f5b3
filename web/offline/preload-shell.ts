import type { Plugin, Rolldown } from 'vite';

/** Imported dynamically by the entry script. */
const appModule = /[\\/]web[\\/]browser\.tsx$/;

const isChunk = (file: Rolldown.OutputBundle[string] | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk';

/**
 * Preloads the entry script's dynamic imports from the app shell. The server strips these links from its pages, which
 * are readable without JavaScript.
 */
export function preloadShell(): Plugin {
  let base = '/';
  return {
    name: 'preload-shell',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (file) => isChunk(file) && appModule.test(file.facadeModuleId ?? ''),
        );
        if (!isChunk(chunk)) return [];
        const chunks = [chunk, ...chunk.imports.map((name) => bundle[name]).filter(isChunk)];
        const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', href: base + fileName })),
          ...styles.map((fileName) => link({ rel: 'stylesheet', href: base + fileName })),
        ];
      },
    },
  };
}

const link = (attrs: Readonly<Record<'rel' | 'href', string>>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head' as const,
});
