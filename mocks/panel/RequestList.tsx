import { useState, useSyncExternalStore } from 'react';
import type { LoggedBody, LoggedRequest, LoggedResult, RequestLog } from '../api/request-log';
import { Switch } from './controls';

export function RequestList({ log }: { readonly log: RequestLog }) {
  const entries = useSyncExternalStore(log.subscribe, log.list);
  const [hasImages, setHasImages] = useState(false);
  const shown = entries.filter(({ isImage }) => hasImages || !isImage);
  return (
    <div className="requests">
      <div className="row between">
        <Switch
          label="Images too"
          explanation={`${entries.filter(({ isImage }) => isImage).length} in the list`}
          isOn={hasImages}
          onChange={setHasImages}
        />
        <button type="button" className="button" onClick={log.clear}>
          Clear
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="explanation">No requests yet. The newest come first.</p>
      ) : (
        <ol>
          {shown.map((entry) => (
            <RequestItem key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </div>
  );
}

function RequestItem({ entry: { method, path, result } }: { readonly entry: LoggedRequest }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <span className="method">{method}</span>
          <span className="path">{path}</span>
          <span className={`status ${getTone(result)}`}>{describeStatus(result)}</span>
          <span className="duration">{result ? `${result.durationMs} ms` : ''}</span>
        </summary>
        {isOpen && <ResponseBody result={result} />}
      </details>
    </li>
  );
}

function describeStatus(result: LoggedResult | undefined): string {
  if (!result) return '…';
  return result.status === undefined ? 'dropped' : String(result.status);
}

function getTone(result: LoggedResult | undefined): string {
  if (!result) return 'pending';
  const { status = 0 } = result;
  return status >= 200 && status < 400 ? 'positive' : 'critical';
}

function ResponseBody({ result }: { readonly result: LoggedResult | undefined }) {
  if (!result?.body) return <p className="explanation">No body.</p>;
  const { body } = result;
  if (body.kind === 'binary') return <p className="explanation">{body.type || 'Unknown type'}</p>;
  return (
    <>
      <pre>{formatText(body)}</pre>
      {body.isCut && <p className="explanation">Only the beginning.</p>}
    </>
  );
}

/** JSON with line breaks; the beginning of a long text can't be parsed and stays as it is. */
function formatText({ text, isCut }: Extract<LoggedBody, { kind: 'text' }>): string {
  if (isCut) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
