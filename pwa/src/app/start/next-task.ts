/** Lets a phone paint, and hear a finger, between two steps. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
