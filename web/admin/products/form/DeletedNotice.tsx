import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../ui/notice/Notice';
import * as styles from './ProductEditor.css';

/** Takes the focus on mount so that screen readers announce it. */
export function DeletedNotice() {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), []);
  return (
    <div ref={noticeRef} tabIndex={-1} className={styles.notice}>
      <Notice>
        <Trans>
          Someone deleted this product in the meantime. Your changes are safe: you can save it as a
          new product.
        </Trans>
      </Notice>
    </div>
  );
}
