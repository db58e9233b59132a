import { expect } from "@open-wc/testing";
import { type Intent, onIntent } from "#shared/state/intent.ts";

describe("an intent", () => {
  const { origin } = location;
  let name: string;
  let acts: string[];
  beforeEach(() => {
    name = `suite-test-${crypto.randomUUID()}`;
    acts = [];
  });
  const hear = (who: string, server = origin, done = () => Promise.resolve(who)) =>
    onIntent<string, Intent<string>>(name, server, () => {
      acts.push(who);
      return done();
    });
  const ask = (detail: unknown = { server: origin }) => {
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event;
  };

  it("is served once, by the first store that claims it, and its sender can wait", async () => {
    hear("first");
    hear("second");
    const detail: Intent<string> = { server: origin };
    ask(detail);
    expect(acts).to.deep.equal(["first"]);
    expect(await detail.done).to.equal("first");
    ask();
    expect(acts).to.deep.equal(["first", "first"]);
  });

  it("is not served if any listener of the page prevented it, even a late one", () => {
    hear("cart");
    const prevents = (event: Event) => event.preventDefault();
    window.addEventListener(name, prevents, { once: true, capture: true });
    ask();
    document.addEventListener(name, prevents, { once: true });
    ask();
    expect(acts).to.deep.equal([]);
    ask();
    expect(acts).to.deep.equal(["cart"]);
  });

  it("applies to the suite that it names", () => {
    hear("ours");
    hear("theirs", "https://other.example");
    ask({ server: "https://other.example" });
    ask({ server: "https://nobody.example" });
    expect(acts).to.deep.equal(["theirs"]);
  });

  it("may have any detail that a page dispatches", () => {
    hear("cart");
    for (const odd of [null, 7, "server", {}, [], { server: null }]) ask(odd);
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(acts).to.deep.equal([]);
  });

  it("that fails without a waiting sender is no error of the page", async () => {
    const crashes: unknown[] = [];
    const crash = (event: PromiseRejectionEvent) => (event.preventDefault(), crashes.push(event.reason));
    window.addEventListener("unhandledrejection", crash);
    hear("cart", origin, () => Promise.reject(new Error("offline")));
    const detail: Intent<string> = { server: origin };
    ask(detail);
    // the page hears of such errors in a task of its own
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.removeEventListener("unhandledrejection", crash);
    expect(crashes).to.deep.equal([]);
    expect(await detail.done!.catch(({ message }: Error) => message)).to.equal("offline");
  });
});
