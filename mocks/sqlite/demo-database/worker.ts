import { parentPort } from 'node:worker_threads';
import { prepareMockDatabase } from '../node';

// Run by the plugin in this folder, as a thread of the development server or the build.
const openCopy = await prepareMockDatabase({ seed: 'demo' });
const { database, exportBytes } = openCopy();
parentPort?.postMessage(await exportBytes());
await database.destroy();
