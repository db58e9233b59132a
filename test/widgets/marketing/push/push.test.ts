import { expect, fixture, html, oneEvent } from "@open-wc/testing";
import { restore, stub } from "sinon";
import push from "#marketing/push/push.element.ts";
import { needs } from "#scripts/wtr/needs.mjs";
import { define, pageRegistry } from "#shared/element/index.ts";
import { translations } from "#shared/i18n/index.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";

define(push, translations({ ar: () => import("#marketing/i18n/ar.json") }));

const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
/** Waits for the colour transition of the button. */
const settled = (host: Element) => Promise.all(host.shadowRoot!.getAnimations().map(({ finished }) => finished));
const title = (host: Element) => part(host, "title")?.textContent;

/** Replaces the visitor's answer to the browser's prompt, and the push service: tests have neither. */
function browserWhere(permission: NotificationPermission, answer = permission) {
  needs("PushManager" in window);
  stub(Notification, "permission").get(() => permission);
  let current: object | null = null;
  const ask = stub(Notification, "requestPermission").callsFake(async () => (permission = answer));
  const subscribe = stub(PushManager.prototype, "subscribe").callsFake(async (options) => {
    const text = String(options!.applicationServerKey).replaceAll("-", "+").replaceAll("_", "/");
    const applicationServerKey = Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer;
    current = {
      options: { applicationServerKey },
      toJSON: () => ({ endpoint: "https://push.example.com/1" }),
      unsubscribe: async () => !(current = null),
    };
    return current as PushSubscription;
  });
  stub(PushManager.prototype, "getSubscription").callsFake(async () => current as PushSubscription | null);
  return { ask, subscribe };
}

/** Replaces the form post, which only the suite's own pages may send. */
function wire(status = 200) {
  const real = window.fetch;
  const sent: string[] = [];
  stub(window, "fetch").callsFake(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    if (path !== "/web/push_token") {
      sent.push(path);
      return real(request);
    }
    sent.push(await request.text());
    return new Response("", { status });
  });
  return sent;
}

const place = async () => {
  const host = await fixture<HTMLElement>(html`<suite-push></suite-push>`);
  // known state renders one frame later
  await until(
    () => host.matches(":state(ready)") && (host.matches(":state(unavailable)") || part(host, "card")),
    "no answer of the suite",
  );
  return host;
};

describe("suite-push", () => {
  // the first call starts the suite
  beforeEach(async () => {
    await newVisitor();
    forget();
    localStorage.removeItem("suite.push.later");
  });
  afterEach(() => restore());
  after(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });

  const forget = () => {
    for (const key of [...(pageRegistry().stores?.keys() ?? [])])
      if (key.startsWith("suite.push")) pageRegistry().stores!.delete(key);
  };

  it("offers notifications, shows the browser's prompt only after a click, and turns them off again", async () => {
    const { ask, subscribe } = browserWhere("default", "granted");
    const sent = wire();
    const host = await place();
    expect(title(host)).to.equal("Get notified of news?");
    expect([
      ask.callCount,
      subscribe.callCount,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]).to.deep.equal([0, 0, 0]);
    await expect(host).to.be.accessible();

    const button = part(host, "button")!;
    button.focus();
    const allowed = oneEvent(host, "suite-push-change");
    button.click();
    expect((await allowed).detail).to.deep.equal({ granted: true });
    await until(() => title(host) === "Notifications are on");
    expect(sent).to.deep.equal([
      "/web/_config",
      "name=%7B%22endpoint%22%3A%22https%3A%2F%2Fpush.example.com%2F1%22%7D",
    ]);
    await until(() => part(host, "status")!.textContent === "Notifications are on");
    expect(host.shadowRoot!.activeElement).to.equal(button);
    expect([button.textContent, part(host, "later")]).to.deep.equal(["Turn off", null]);
    await until(() => host.matches(":state(on)"));
    const [registration] = await navigator.serviceWorker.getRegistrations();
    expect(new URL(registration!.scope).pathname).to.equal("/firebase-cloud-messaging-push-scope");
    await settled(host);
    await expect(host).to.be.accessible();

    forget();
    const next = await place();
    expect(title(next)).to.equal("Notifications are on");
    const off = oneEvent(next, "suite-push-change");
    part(next, "button")!.click();
    expect((await off).detail).to.deep.equal({ granted: false });
    await until(() => title(next) === "Get notified of news?");
    await until(() => part(next, "status")!.textContent === "Notifications are off");
  });

  it("hides for 30 days after “Not now”", async () => {
    browserWhere("default");
    const host = await place();
    part(host, "later")!.click();
    await until(() => getComputedStyle(host).display === "none");
    expect(Number(localStorage.getItem("suite.push.later"))).to.be.closeTo(Date.now() + 30 * 24 * 3600_000, 60_000);
    forget();
    const next = await place();
    expect(getComputedStyle(next).display).to.equal("none");
    expect(part(next, "card")).to.equal(null);
  });

  it("shows that the browser blocks notifications, keeps the focus, and shows no further prompt", async () => {
    browserWhere("default", "denied");
    const host = await place();
    part(host, "button")!.focus();
    part(host, "button")!.click();
    await until(() => title(host) === "Notifications are blocked");
    expect(part(host, "button")).to.equal(null);
    await until(() => host.shadowRoot!.activeElement === part(host, "card"));
    await settled(host);
    await expect(host).to.be.accessible();
  });

  it("shows that the action failed, and can be tried again", async () => {
    const said = stub(console, "error");
    browserWhere("granted");
    wire(500);
    const host = await place();
    const failed = oneEvent(host, "suite-error");
    part(host, "button")!.click();
    expect((await failed).detail).to.include({ tag: "suite-push", kind: "server" });
    await until(() => part(host, "note")!.textContent === "That did not work. You can try it again.");
    await until(() => part(host, "button")!.textContent === "Notify me");
    expect(said.callCount).to.equal(1);
    restore();
    browserWhere("granted");
    wire();
    part(host, "button")!.click();
    await until(() => title(host) === "Notifications are on");
    await until(() => !host.matches(":state(error)"));
  });

  it("shows nothing and makes no call if the browser has no notifications", async () => {
    needs("PushManager" in window);
    const { PushManager } = window;
    const sent = wire();
    Reflect.deleteProperty(window, "PushManager");
    try {
      const host = await place();
      expect(getComputedStyle(host).display).to.equal("none");
      expect(sent).to.deep.equal([]);
    } finally {
      Object.assign(window, { PushManager });
    }
  });

  it("shows messages that Firebase's own worker passes to the page", async () => {
    const { hear } = await import("#marketing/push/foreground.ts");
    const shown = stub(ServiceWorkerRegistration.prototype, "showNotification").resolves();
    browserWhere("granted");
    wire();
    const host = await place();
    part(host, "button")!.click();
    await until(() => title(host) === "Notifications are on");
    hear("/firebase-messaging-sw.js");
    hear("/firebase-messaging-sw.js");
    const say = (data: unknown) => navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data }));
    for (const other of [
      null,
      "text",
      { messageType: "push-received" },
      { isFirebaseMessaging: true, messageType: "notification-clicked" },
    ])
      say(other);
    say({
      isFirebaseMessaging: true,
      messageType: "push-received",
      notification: { title: "News", body: "A chair" },
      fcmOptions: { link: "/blog" },
    });
    await until(() => shown.called);
    expect(shown.args).to.deep.equal([["News", { body: "A chair", data: { url: `${location.origin}/blog` } }]]);
  });

  it("has the page's language", async () => {
    browserWhere("default");
    const page = await fixture<HTMLElement>(html`<div lang="ar" dir="rtl"><suite-push></suite-push></div>`);
    const host = page.querySelector("suite-push")!;
    await until(() => part(host, "later"));
    expect(part(host, "later")!.textContent).to.equal("ليس الآن");
  });
});
