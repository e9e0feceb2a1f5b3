import type { Plugin, Rolldown } from 'vite';

/** The application, which the first script asks for. */
const application = /[\\/]web[\\/]browser\.tsx$/;

const isChunk = (file: Rolldown.OutputBundle[string] | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk';

/**
 * Names in the shell what its first script is going to ask for, so that it is fetched at once. The server, whose
 * pages are read before any code is there, leaves these links out.
 */
export const shellAhead = (): Plugin => ({
  name: 'shell-ahead',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunk = Object.values(bundle).find(
        (file) => isChunk(file) && application.test(file.facadeModuleId ?? ''),
      );
      if (!isChunk(chunk)) return [];
      const chunks = [chunk, ...chunk.imports.map((name) => bundle[name]).filter(isChunk)];
      const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [
        ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
        ...styles.map((fileName) => link({ rel: 'stylesheet', href: `/${fileName}` })),
      ];
    },
  },
});

const link = (attrs: Readonly<Record<'rel' | 'href', string>>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head' as const,
});
