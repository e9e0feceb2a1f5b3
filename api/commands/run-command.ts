import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartupError, toStartupMessages } from '../startup-error';

/** Runs a command; errors that its user can do something about become a sentence, and the exit code 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const messages = toStartupMessages(error);
    if (!messages) throw error;
    process.stderr.write(`${messages.join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** Throws a `StartupError` with the usage for unknown options. */
export function parseOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`${reason}\n${usage}`, { cause });
  }
}
