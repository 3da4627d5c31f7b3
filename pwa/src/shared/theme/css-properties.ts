const CUSTOM_OR_SELECTOR = /^--|[&@]/;

/** Which props are styles, in place of the list of all CSS properties that Chakra ships: the browser knows them. */
export const isCssProperty = (prop: string): boolean =>
  CUSTOM_OR_SELECTOR.test(prop) || CSS.supports(toCssName(prop), 'inherit');

/** `minWidth` reads `min-width`, `WebkitMask` reads `-webkit-mask`. */
const toCssName = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
