// Runs in the page: makes subscriptions of `testSubscription`, and keeps the current one from page to page.
const { endpoint, p256dh, auth } = globalThis.testSubscription;
const kept = "test.push.key";
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0)).buffer;

function current() {
  const key = localStorage.getItem(kept);
  if (key === null) return null;
  return {
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
    getKey: (name) => bytes(name === "auth" ? auth : p256dh),
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
    async unsubscribe() {
      localStorage.removeItem(kept);
      return true;
    },
  };
}

PushManager.prototype.getSubscription = async () => current();
PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
  localStorage.setItem(kept, typeof key === "string" ? key : btoa(String.fromCharCode(...new Uint8Array(key))));
  return current();
};
