const PNG_QUALITY = 0.9;

/**
 * The drawn poster as a PNG (spec §9).
 * @throws Error when the browser cannot encode it, for want of memory
 */
export const posterFile = async (sheet: HTMLCanvasElement, name: string): Promise<File> => {
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png', PNG_QUALITY));
  if (!blob) throw new Error('The poster could not be encoded.');
  return new File([blob], name, { type: 'image/png' });
};

/** Whether this device has a share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/**
 * Opens the device's share sheet with the poster, or with the words alone where it takes no files.
 * @returns whether the poster was shared; false, too, when the person thinks better of it
 * @throws DOMException when the device refuses
 */
export const shareFile = async (
  file: File,
  words: { title: string; text: string; url: string },
): Promise<boolean> => {
  const withFile = { ...words, files: [file] };
  const takesFiles = navigator.canShare?.(withFile) ?? false;
  try {
    await navigator.share(takesFiles ? withFile : words);
    return takesFiles;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
};
