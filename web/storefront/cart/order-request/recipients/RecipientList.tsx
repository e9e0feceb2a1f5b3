import { Plural, Trans, useLingui } from '@lingui/react/macro';
import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxRecipients, type Recipient } from '#contract/orders/recipients';
import { useLanguage } from '../../../../i18n/use-language';
import { button, textButton } from '../../../../ui/button/Button.css';
import { classes } from '../../../../ui/classes';
import { fileButton, fileInput } from '../../../../ui/form/file-button.css';
import { TextArea } from '../../../../ui/form/TextArea';
import {
  maxListLength,
  type RecipientList as ParsedList,
  parseRecipientList,
} from './parse-recipient-list';
import * as styles from './RecipientsField.css';

interface RecipientListProps {
  /** The list replaces addresses that were typed. */
  readonly hasAddresses: boolean;
  readonly onAccept: (recipients: readonly Recipient[]) => void;
}

/** Takes a pasted or uploaded list. Nothing is added before all lines are right, or the user takes those that are. */
export function RecipientList({ hasAddresses, onAccept }: RecipientListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<ParsedList>();
  const [error, setError] = useState<ReactNode>();
  const openButton = useRef<HTMLButtonElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);

  /** The pressed button goes, so the focus moves to what replaces it. */
  function toggle(isShown: boolean): void {
    flushSync(() => setIsOpen(isShown));
    (isShown ? textArea : openButton).current?.focus();
  }

  function edit(newText: string): void {
    setText(newText);
    setChecked(undefined);
    setError(undefined);
  }

  async function readFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      edit((await file.slice(0, maxListLength).text()).replace(/^\uFEFF/, ''));
    } catch {
      setError(<Trans>We couldn’t read this file. Choose another one, or paste the list.</Trans>);
    }
    // The same file can be chosen again after it was corrected.
    input.value = '';
  }

  function accept(recipients: readonly Recipient[]): void {
    onAccept(recipients);
    edit('');
    toggle(false);
  }

  async function check(): Promise<void> {
    try {
      showResult(await parseRecipientList(text.slice(0, maxListLength), language));
    } catch {
      // Its code couldn't be loaded.
      setError(
        <Trans>We couldn’t check the list. It’s still here: try again when you’re online.</Trans>,
      );
    }
  }

  function showResult(list: ParsedList): void {
    setError(undefined);
    const isComplete = list.errors.length === 0 && list.recipients.length > 0;
    const fits = isComplete && list.recipients.length <= maxRecipients;
    if (fits && !hasAddresses) accept(list.recipients);
    else setChecked(list);
  }

  if (!isOpen) {
    return (
      <p>
        <button ref={openButton} type="button" className={textButton} onClick={() => toggle(true)}>
          <Trans>Several addresses? Paste or upload a list</Trans>
        </button>
      </p>
    );
  }
  return (
    <div className={styles.list}>
      <TextArea
        ref={textArea}
        label={<Trans>List of addresses</Trans>}
        hint={
          <Trans>
            One address a line: name, street, unit, city, state, ZIP code, boxes. Unit and boxes can
            be left out.
          </Trans>
        }
        rows={5}
        value={text}
        placeholder={t`Rosa Paz, 12 Oak St, Apt 3, Sacramento, CA, 95814, 1`}
        onChange={(event) => edit(event.currentTarget.value)}
      />
      <label className={classes(button.secondary, fileButton)}>
        <FileUp size={18} aria-hidden />
        <Trans>Or choose a CSV file</Trans>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className={fileInput}
          onChange={(event) => void readFile(event)}
        />
      </label>
      <div role="status">
        {error && <p className={styles.listError}>{error}</p>}
        {checked && <CheckedList list={checked} onAccept={accept} />}
      </div>
      <p className={styles.actions}>
        <button
          type="button"
          className={button.secondary}
          disabled={text.trim() === ''}
          onClick={() => void check()}
        >
          <Trans>Check the list</Trans>
        </button>
        <button type="button" className={textButton} onClick={() => toggle(false)}>
          <Trans>Close the list</Trans>
        </button>
      </p>
    </div>
  );
}

interface CheckedListProps {
  readonly list: ParsedList;
  readonly onAccept: (recipients: readonly Recipient[]) => void;
}

function CheckedList({ list: { recipients, errors }, onAccept }: CheckedListProps) {
  const count = recipients.length;
  if (count > maxRecipients) {
    return (
      <p className={styles.listError}>
        <Trans>
          The list has {count} addresses, and we ship to at most {maxRecipients} at once.
        </Trans>
      </p>
    );
  }
  return (
    <div className={styles.checked}>
      {errors.length > 0 && (
        <>
          <p className={styles.listError}>
            <Plural
              value={errors.length}
              one="One line needs a correction."
              other="# lines need a correction."
            />
          </p>
          <ul className={styles.errors}>
            {errors.map(({ line, messages }) => (
              <li key={line}>
                <Trans>
                  Line {line}: {messages.join('. ')}
                </Trans>
              </li>
            ))}
          </ul>
        </>
      )}
      {count === 0 && errors.length === 0 && (
        <p className={styles.listError}>
          <Trans>There is no address in this list.</Trans>
        </p>
      )}
      {count > 0 && (
        <p>
          <button type="button" className={button.primary} onClick={() => onAccept(recipients)}>
            {errors.length > 0 ? (
              <Plural
                value={count}
                one="Use only the address that’s right"
                other="Use only the # that are right"
              />
            ) : (
              <Plural
                value={count}
                one="Replace the addresses above with this one"
                other="Replace the addresses above with these #"
              />
            )}
          </button>
        </p>
      )}
    </div>
  );
}
