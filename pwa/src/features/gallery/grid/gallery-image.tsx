import { Camera } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useBackOnline } from '#shared/offline/wakes/use-back-online';
import './gallery-image.css';

interface GalleryImageProps {
  /** The address of each size, and its width in pixels. */
  sources: readonly { url: string; width: number }[];
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** Tried one after the other when it does not load, e.g. without a network. */
  spares?: readonly string[];
  alt: string;
  /** A tiny picture that is shown until the photo is there. */
  placeholder: string | null;
  loading?: 'lazy' | 'eager';
  style?: CSSProperties;
}

/**
 * A photo in the size that this screen needs; a camera where it does not load (spec §2 "Gallery page"), until the network is back.
 */
export const GalleryImage = ({
  sources,
  sizes,
  spares = [],
  alt,
  placeholder,
  loading = 'lazy',
  style,
}: GalleryImageProps) => {
  const [failures, setFailures] = useState(0);
  const isFailed = failures > spares.length;
  useBackOnline(isFailed, () => setFailures(0));
  return (
    <span
      className="gallery-image"
      data-failed={isFailed || undefined}
      style={{ ...style, ...(placeholder && !isFailed && { backgroundImage: `url("${placeholder}")` }) }}
    >
      {isFailed ? (
        <Camera size={40} strokeWidth={1.25} role="img" aria-label={alt || 'Photo not available'} />
      ) : (
        <img
          key={failures}
          {...addressOf(sources, sizes, spares[failures - 1])}
          alt={alt}
          loading={loading}
          decoding="async"
          draggable={false}
          onError={() => setFailures(failures + 1)}
        />
      )}
    </span>
  );
};

const addressOf = (sources: GalleryImageProps['sources'], sizes: string, spare: string | undefined) => {
  const [smallest] = sources;
  if (spare !== undefined || sources.length < 2) return { src: spare ?? smallest?.url };
  return {
    src: smallest?.url,
    srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes,
  };
};
