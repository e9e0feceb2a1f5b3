import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveProjectPath } from '../lib/project-root.mjs';

const sourceFolders = ['api', 'mocks', 'scripts', 'web'];

/** Without placeholders and wildcards. */
const pathPattern = /^(\.ci|api|deploy|docs|mocks|public|scripts|web)(\/[\w.-]+)*\/?$/;
const fileNamePattern = /^[\w.-]+\.(tsx?|mjs)$/;

const codeSpan = /`([^`\n]+)`/g;
const fencedBlock = /^ *```[\s\S]*?^ *```$/gm;
/** In the list of folders and files of the README. */
const layoutEntry = /^([\w.-]+\/\S*) {2,}/gm;

function findPaths(markdown: string): string[] {
  const layouts = markdown.match(fencedBlock)?.join('\n') ?? '';
  const matches = [
    ...markdown.replace(fencedBlock, '').matchAll(codeSpan),
    ...layouts.matchAll(layoutEntry),
  ];
  const texts = matches.map(([, text = '']) => text);
  return texts.filter((text) => pathPattern.test(text) || fileNamePattern.test(text));
}

function listFileNames(): ReadonlySet<string> {
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(resolveProjectPath(folder), { recursive: true, encoding: 'utf8' }),
  );
  return new Set(files.map((file) => basename(file)));
}

describe('findPaths', () => {
  test('returns paths and file names in backticks, and the entries of a layout', () => {
    const markdown = [
      '`api/media/rendition.ts`, `web/ui` and `page.ts`, but not `web/ui/*/*.stories.tsx`,',
      '`api/:id`, `/api/products`, `npm run dev` or `node_modules/.cache`',
      '```',
      'api/contract/          every endpoint, see web/data',
      '```',
    ].join('\n');
    expect(findPaths(markdown)).toEqual([
      'api/media/rendition.ts',
      'web/ui',
      'page.ts',
      'api/contract/',
    ]);
  });
});

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])(
  '%s names only files and folders that exist',
  (file) => {
    const fileNames = listFileNames();
    const paths = findPaths(readFileSync(resolveProjectPath(file), 'utf8'));
    expect(paths.length).toBeGreaterThan(10);
    const isMissing = (path: string) =>
      !existsSync(resolveProjectPath(path)) && !fileNames.has(path);
    expect(paths.filter(isMissing)).toEqual([]);
  },
);
