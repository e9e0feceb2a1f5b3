import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Parent of all temporary folders; deleted after all tests. */
    testFolder: string;
  }
}

let folder: string | undefined;

export function setup({ provide }: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'higuera-test-'));
  provide('testFolder', folder);
}

export function teardown(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
