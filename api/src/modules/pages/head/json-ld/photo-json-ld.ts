import type { ImageObject, WithContext } from 'schema-dts';
import type { GalleryPhotoResponse } from '#src/modules/photos/gallery/gallery.dto.js';
import type { Site } from '#src/modules/pages/head/page-head.js';

/** A photo of the gallery, with the sizes that everybody may fetch. */
export const photoJsonLd = (photo: GalleryPhotoResponse, { link }: Site): WithContext<ImageObject> => ({
  '@context': 'https://schema.org',
  '@type': 'ImageObject',
  '@id': link(`/gallery/${photo.id}#photo`),
  url: link(`/gallery/${photo.id}`),
  contentUrl: link(photo.downloadUrl),
  thumbnailUrl: link(photo.thumbnailUrl),
  width: { '@type': 'QuantitativeValue', value: photo.width, unitCode: 'E37' },
  height: { '@type': 'QuantitativeValue', value: photo.height, unitCode: 'E37' },
  uploadDate: photo.uploadedAt,
  ...(photo.description && { caption: photo.description }),
});
