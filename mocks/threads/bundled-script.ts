import { Worker } from 'node:worker_threads';

/** Bundles a script for Node; packages stay imports. `sources` are the paths of the project's files in it. */
export async function bundleScript(file: string): Promise<{ code: string; sources: string[] }> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: /^(?![#./])/,
    checks: { bundlerTimings: false },
  });
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    const sources = output[0].moduleIds.filter((id) => !id.startsWith('\0'));
    return { code: output[0].code, sources };
  } finally {
    await build.close();
  }
}

/** Runs a script in a thread of its own; resolves to the message that it posts. */
export const runInThread = <Message>(script: string, workerData?: unknown): Promise<Message> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`${script} ended with ${code}.`)));
  });
