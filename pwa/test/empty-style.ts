/** Stands in for stylesheets, which jsdom does not lay out. */
export default {};
