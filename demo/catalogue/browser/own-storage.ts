// Runs before the elements of a state's frame, which begins like a new visitor's page: cookies and stored values stay in the frame. In the
// browser, they would open the visitor's own chat in the conversation of the frame.

const jar = new Map<string, string>();

function keep(text: string): void {
  const [pair = "", ...attributes] = text.split(/;\s*/);
  const [name = "", ...value] = pair.split("=");
  const end = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice("expires=".length);
  if (end && Date.parse(end) <= Date.now()) jar.delete(name);
  else jar.set(name, value.join("="));
}

Object.defineProperty(Document.prototype, "cookie", {
  get: () => [...jar].map((pair) => pair.join("=")).join("; "),
  set: keep,
});

const kept = new Map<Storage, Map<string, string>>();
function valuesOf(storage: Storage): Map<string, string> {
  const values = kept.get(storage) ?? new Map<string, string>();
  kept.set(storage, values);
  return values;
}

/** Keys of the bus, whose one listener in the browser serves the frames as well. */
const isShared = (key: string): boolean => key.startsWith("bus.");

const own = Storage.prototype;
const { getItem, setItem, removeItem } = own;
own.getItem = function (key) {
  return isShared(key) ? getItem.call(this, key) : (valuesOf(this).get(key) ?? null);
};
own.setItem = function (key, value) {
  if (isShared(key)) setItem.call(this, key, value);
  else valuesOf(this).set(key, value);
};
own.removeItem = function (key) {
  if (isShared(key)) removeItem.call(this, key);
  else valuesOf(this).delete(key);
};
