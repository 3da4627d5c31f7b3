const CHAKRAS_OWN = ['as', 'asChild', 'theme'];

/**
 * Which props reach the element, in place of the list of all HTML attributes that Emotion ships: TypeScript lets no others
 * through, and Chakra keeps styles and variants back by itself.
 */
export default (prop: string): boolean => !CHAKRAS_OWN.includes(prop);
