/** How the gallery is sorted (spec §2 "Gallery page", §9); the first is what nobody asked for otherwise. */
export const GALLERY_ORDERS = ['newest', 'oldest', 'name'] as const;

export type GalleryOrder = (typeof GALLERY_ORDERS)[number];
