import type { ComponentProps, MouseEvent } from 'react';
import { addBasePath } from './base-path';
import { useNavigate } from './use-navigate';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  /** Absolute path without the base path, with query and hash. */
  readonly to: string;
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/** The browser itself handles other clicks, such as those for a new tab. */
export const isPlainClick = ({
  defaultPrevented,
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent): boolean =>
  !(defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey);

/** Navigates without loading a document. As for any link, the current URL isn't added to the history again. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={addBasePath(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const isSameUrl = event.currentTarget.href === location.href;
        navigate(to, { replace: replace ?? isSameUrl, state });
      }}
    />
  );
}
