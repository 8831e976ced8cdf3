/** The keys of an object of ours, whatever another program on the page has added to all objects. */
export const keysOf = <Thing extends object>(thing: Thing) =>
  Object.keys(thing) as Extract<keyof Thing, string>[]; // as `for in` has it
