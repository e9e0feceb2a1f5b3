import { useEffect, useState } from 'react';

interface DevicePhotoProps {
  readonly photo: File;
  readonly className: string;
}

/** Previews an image file before it is uploaded. */
export function DevicePhoto({ photo, className }: DevicePhotoProps) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);

  return <img className={className} src={address} alt={photo.name} />;
}
