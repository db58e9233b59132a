/** Makes the page one that the browser prerenders. Returns a function that starts the visit. */
export function prerender(): () => void {
  const native = Object.getOwnPropertyDescriptor(Document.prototype, "prerendering");
  Object.defineProperty(Document.prototype, "prerendering", { value: true, configurable: true });
  return () => {
    if (native) Object.defineProperty(Document.prototype, "prerendering", native);
    else Reflect.deleteProperty(Document.prototype, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
  };
}
