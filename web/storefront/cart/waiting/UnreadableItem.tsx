import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { removeUnreadable, type Unreadable } from '../../../offline/outbox/store';
import { Delete } from './Delete';
import * as styles from './Waiting.css';

/** Something this version of the shop cannot send; its words can be taken elsewhere. */
export function UnreadableItem({ item: { place, text } }: { readonly item: Unreadable }) {
  const [copied, setCopied] = useState(false);
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>
        <Trans>Something another version of our shop kept</Trans>
      </h3>
      <p className={styles.quiet}>
        <Trans>We cannot send it from here. This is what it says:</Trans>
      </p>
      <pre className={styles.text}>{text}</pre>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          onClick={async () => {
            await navigator.clipboard.writeText(text);
            setCopied(true);
          }}
        >
          {copied ? <Trans>Copied</Trans> : <Trans>Copy the text</Trans>}
        </button>
        <Delete
          onDelete={async () => {
            await removeUnreadable(place);
            return true;
          }}
        />
      </div>
    </li>
  );
}
