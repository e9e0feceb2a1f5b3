import { useEffect, useState } from 'react';

interface DevicePhotoProps {
  readonly photo: File;
  readonly className: string;
}

/** Previews an image file before it is uploaded. */
export function DevicePhoto({ photo, className }: DevicePhotoProps) {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);

  return <img className={className} src={url} alt={photo.name} />;
}
