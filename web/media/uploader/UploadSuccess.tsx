import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { toImageAsset } from '#contract/media/rules';
import { button } from '../../ui/button/Button.css';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import { ResponsiveImage } from '../../ui/image/ResponsiveImage';
import { FolderDeleted } from './FolderDeleted';
import { FullSizeLink } from './FullSizeLink';
import * as styles from './UploadSuccess.css';
import type { Upload } from './upload-reducer';
import { useFocusOnMount } from './use-focus-on-mount';

interface UploadSuccessProps {
  readonly upload: Upload;
  readonly zone: RefObject<HTMLElement | null>;
  readonly onAnother: () => void;
}

export function UploadSuccess({ upload, zone, onAnother }: UploadSuccessProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(zone);
  const file = upload.status.name === 'done' ? upload.status.file : undefined;

  return (
    <div className={styles.card}>
      {file ? (
        <ResponsiveImage
          image={toImageAsset(file)}
          priority="first"
          alt={file.title}
          sizes="(min-width: 1024px) 540px, 100vw"
          className={styles.image}
        />
      ) : (
        <FigLeaf size={112} className={styles.leaf} />
      )}
      <div className={styles.text}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <Trans>Upload successful!</Trans>
        </h2>
        {file && (
          <>
            <p className={styles.name}>{file.title}</p>
            <FolderDeleted file={file} />
            <FullSizeLink file={file} />
          </>
        )}
        <button type="button" className={button.primary} onClick={onAnother}>
          <Trans>Upload Another File</Trans>
        </button>
      </div>
    </div>
  );
}
