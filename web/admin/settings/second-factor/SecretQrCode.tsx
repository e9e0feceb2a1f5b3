import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { createQrPath } from './qr-path';
import * as styles from './SecondFactor.css';

/** Dark on white in either theme: many cameras do not read inverted codes. */
export function SecretQrCode({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const { size, path } = useMemo(() => createQrPath(url), [url]);
  return (
    <svg
      role="img"
      aria-label={t`QR code for the authenticator app`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
