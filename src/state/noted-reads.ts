/** What notes that it is read, and is the same as without it. */

/** A double of a card or a list. `look` hears each name by which a part of it is read, and null where all of its names are asked for. */
export const noted = <T extends object>(target: T, look: (name: PropertyKey | null) => void): T =>
  new Proxy(target, {
    get(whole, name) {
      look(name);
      return Reflect.get(whole, name);
    },
    has(whole, name) {
      look(name);
      return Reflect.has(whole, name);
    },
    getOwnPropertyDescriptor(whole, name) {
      look(name);
      return Reflect.getOwnPropertyDescriptor(whole, name);
    },
    ownKeys(whole) {
      look(null);
      return Reflect.ownKeys(whole);
    },
  });
