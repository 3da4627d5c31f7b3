/** Names of the jobs of `PhotoJobs` and `GalleryPreviews`. */
export const MAKE_SIZES = 'photos.make-sizes';
export const RENEW_JOBS = 'photos.renew-jobs';
export const MAKE_PREVIEWS = 'photos.make-previews';
export const REMOVE_ORPHANS = 'photos.remove-orphans';
export const DISCARD_FILES = 'photos.discard-files';
export const SWEEP_FILES = 'photos.sweep-files';

/** Sizes are made one photo at a time, so that a crowd at the door leaves a core for the crowd. */
export const SIZES_LINE = 'photos';
