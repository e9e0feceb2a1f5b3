import { resolveProjectPath } from '../lib/project-root.mjs';
import { runTool } from '../lib/run.mjs';

/** Demo data and 5,000 more products, in a new data folder. */
export async function seedLargeShop(dataFolder: string): Promise<void> {
  await seed(dataFolder);
  await seed(dataFolder, '--large');
}

async function seed(dataFolder: string, ...options: string[]): Promise<void> {
  const script = resolveProjectPath('scripts', 'seed.ts');
  const code = await runTool('tsx', [script, ...options], { env: { DATA_DIR: dataFolder } });
  if (code !== 0) throw new Error(`Seeding failed with ${code}.`);
}
