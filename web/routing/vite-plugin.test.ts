// @vitest-environment node
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { markRouterPure, treeShakeRouter } from './vite-plugin.ts';

const entry = 'router-entry';

async function bundleLocation(): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      treeShakeRouter(),
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? "export { useLocation } from 'react-router-dom'" : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: ['react', 'react-dom'] },
    },
  })) as Rolldown.RolldownOutput[];
  return bundle?.output[0].code ?? '';
}

test('treeShakeRouter leaves out the forms, error pages and nested routes that nothing imports', async () => {
  const code = await bundleLocation();
  expect(code).toContain('function useLocation');
  for (const unused of ['FormWithRef', 'Unexpected Application Error', 'flattenRoutes'])
    expect(code).not.toContain(unused);
});

test('markRouterPure preserves components and their properties', () => {
  const code = markRouterPure(`var LinkContext = React.createContext(null);
LinkContext.displayName = "Link";
var plain = [1, 2];
var Link = class {
  render() {}
};
Link.contextType = LinkContext;
return { LinkContext, plain, Link };`);
  const run = new Function('React', code);
  const context = { value: null };
  const { LinkContext, plain, Link } = run({ createContext: () => context });
  expect(LinkContext).toBe(context);
  expect(context).toEqual({ value: null, displayName: 'Link' });
  expect(plain).toEqual([1, 2]);
  expect(Link.contextType).toBe(context);
});
