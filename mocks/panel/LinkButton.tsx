import { useState } from 'react';

const outcomes = { copied: 'Copied', denied: 'Copy it from here:' } as const;

/** Copies the link, and shows it where the browser allows no copying. */
export function LinkButton({ getLink }: { readonly getLink: () => string }) {
  const [copied, setCopied] = useState<keyof typeof outcomes>();
  const link = copied ? getLink() : '';

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(getLink());
      setCopied('copied');
    } catch (error) {
      // Neither HTTPS nor localhost, or no permission.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      setCopied('denied');
    }
  }

  return (
    <div className="link">
      <button type="button" className="button" onClick={copy}>
        Copy link to this state
      </button>
      <p role="status">{copied && outcomes[copied]}</p>
      {copied && (
        <input
          readOnly
          className="text linked"
          aria-label="Link to this state"
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
