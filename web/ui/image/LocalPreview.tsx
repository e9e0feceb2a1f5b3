import { useEffect, useState } from 'react';

interface LocalPreviewProps {
  readonly file: File;
  readonly className: string;
}

/** Previews an image file before it is uploaded. */
export function LocalPreview({ file, className }: LocalPreviewProps) {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);

  return <img className={className} src={url} alt={file.name} />;
}
