/** Browsers read the file after the click has returned: this is longer than any of them needs. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
export const saveFile = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
