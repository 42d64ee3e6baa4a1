/** Works something out once for each thing: a watcher asks again after every save, and most files are the same. */
export function onceOf<Thing extends object, Value>(make: (thing: Thing) => Value): (thing: Thing) => Value {
  const known = new WeakMap<Thing, Value>();
  return (thing) => {
    const value = known.get(thing) ?? make(thing);
    known.set(thing, value);
    return value;
  };
}
