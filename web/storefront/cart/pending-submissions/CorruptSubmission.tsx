import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { deleteCorruptItem, type CorruptItem as Item } from '../../../outbox/database';
import { DeletePendingButton } from './DeletePendingButton';
import { PendingEntry } from './PendingEntry';
import * as styles from './PendingSubmissions.css';

/** An outbox record that this version cannot send; the user can copy its text. */
export function CorruptSubmission({ item: { key, text } }: { readonly item: Item }) {
  const [copied, setCopied] = useState(false);
  const textRef = useRef<HTMLPreElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Clipboard access was denied: select the text, so that the user can copy it.
      if (textRef.current) getSelection()?.selectAllChildren(textRef.current);
    }
  }

  return (
    <PendingEntry>
      <h3 className={styles.name}>
        <Trans>Something an earlier version of our site saved</Trans>
      </h3>
      <p className={styles.muted}>
        <Trans>We can’t send it from here. This is what it says:</Trans>
      </p>
      <pre ref={textRef} className={styles.rawText}>
        {text}
      </pre>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={copy}>
          {copied ? <Trans>Copied</Trans> : <Trans>Copy the text</Trans>}
        </button>
        <DeletePendingButton
          onDelete={async () => {
            await deleteCorruptItem(key);
            return true;
          }}
        />
      </div>
    </PendingEntry>
  );
}
