import { readFile } from 'node:fs/promises';
import { StartupError } from '../startup-error';

/** An attacker who has a backup can try passphrases without any limit. */
const minPassphraseLength = 12;

interface PassphraseSource {
  /** Its first line is the passphrase. */
  readonly file: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** From the file, else from BACKUP_PASSPHRASE; undefined if there's neither. */
export async function readPassphrase({
  file,
  environment,
}: PassphraseSource): Promise<string | undefined> {
  const passphrase = file === undefined ? environment.BACKUP_PASSPHRASE : await readFirstLine(file);
  if (passphrase === undefined || (file === undefined && passphrase === '')) return undefined;
  if (passphrase.length >= minPassphraseLength) return passphrase;
  throw new StartupError(
    `The passphrase must have at least ${minPassphraseLength} characters, such as a few words.`,
  );
}

async function readFirstLine(path: string): Promise<string> {
  try {
    const [line = ''] = (await readFile(path, 'utf8')).split(/\r?\n/);
    return line;
  } catch (cause) {
    throw new StartupError(`The passphrase file ${path} cannot be read.`, { cause });
  }
}
