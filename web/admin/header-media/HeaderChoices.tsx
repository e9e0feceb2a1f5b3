import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { type MediaFile, productPicturesFolder } from '#contract/media';
import { grid } from '../../media/panel/grid/FileGrid.css';
import { HeaderChoice } from './HeaderChoice';
import * as styles from './HeaderChoices.css';

interface HeaderChoicesProps {
  readonly files: readonly MediaFile[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Pictures of which one is chosen, with the pointer or the arrow keys. */
export function HeaderChoices({ files, chosenId, onChoose }: HeaderChoicesProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        <Trans>Choose a header image</Trans>
      </legend>
      {files.length === 0 && (
        <p>
          <Trans>No images found in the {productPicturesFolder} folder</Trans>
        </p>
      )}
      <div className={grid}>
        {files.map((file) => (
          <HeaderChoice
            key={file.id}
            file={file}
            name={name}
            chosen={file.id === chosenId}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}
