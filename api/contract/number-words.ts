/**
 * 1,250 or −50: with thousands as en-US groups them (spec §9), and below zero with a true minus (U+2212), which no line break
 * parts from its digits (Unicode UAX 14, LB25).
 */
export const numberWords = (number: number): string => number.toLocaleString('en-US').replace('-', '−');
