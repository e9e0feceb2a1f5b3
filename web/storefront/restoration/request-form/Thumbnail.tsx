import { useEffect, useState } from 'react';
import * as styles from './PhotoField.css';

/** A photograph of this device, small. */
export function Thumbnail({ photo }: { readonly photo: File }) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);

  return <img className={styles.thumbnail} src={address} alt={photo.name} />;
}
