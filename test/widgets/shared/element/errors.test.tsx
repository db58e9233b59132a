import { expect, waitUntil } from "@open-wc/testing";
import { atom } from "nanostores";
import { useEffect } from "react";
import { restore, type SinonStub, stub } from "sinon";
import { useStore } from "#shared/element/index.ts";
import { base, type Context, mounted, place, sample, showsFallback } from "./sample.ts";

interface Told {
  readonly tag: string;
  readonly kind: string;
  readonly message: string;
}

const boom = () => {
  throw new Error("boom");
};

describe("an error inside of an element", () => {
  let said: SinonStub;
  let told: Told[];
  let reached: unknown[];
  const listen = (event: Event) => told.push((event as CustomEvent<Told>).detail);
  const onPage = (event: Event) => {
    event.preventDefault();
    reached.push(event);
  };

  beforeEach(() => {
    told = [];
    reached = [];
    said = stub(console, "error");
    document.addEventListener("suite-error", listen);
    for (const type of ["error", "unhandledrejection"]) window.addEventListener(type, onPage);
  });

  afterEach(() => {
    restore();
    document.removeEventListener("suite-error", listen);
    for (const type of ["error", "unhandledrejection"]) window.removeEventListener(type, onPage);
    document.body.replaceChildren();
  });

  async function expectTold(host: HTMLElement) {
    await waitUntil(() => told.length > 0, "no suite-error");
    // what reaches the page does so in a task of its own
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(reached, "reached the page").to.deep.equal([]);
    expect(told).to.deep.equal([{ tag: host.localName, kind: "contract", message: "boom" }]);
    // React also prints what a boundary has caught
    const ours = said.args.filter(([line]) => String(line).startsWith("<"));
    expect(ours).to.deep.equal([[`<${host.localName}> contract: boom`]]);
    expect(host.matches(":state(error)")).to.equal(true);
  }

  it("of a store that cannot be made leaves the fallback", async () => {
    const host = place(sample({ store: boom }));
    await expectTold(host);
    expect(showsFallback(host)).to.equal(true);
    expect(base(host)).to.equal(null);
  });

  it("of a view leaves the fallback", async () => {
    const host = place(sample({ view: boom }));
    await expectTold(host);
    expect(showsFallback(host)).to.equal(true);
  });

  it("of a view that fails later leaves the fallback", async () => {
    const broken = atom(false);
    function View() {
      return useStore(broken) ? boom() : <p>Fine</p>;
    }
    const host = place(sample({ view: View }));
    await waitUntil(() => host.shadowRoot!.querySelector("p"));
    broken.set(true);
    await expectTold(host);
    expect(showsFallback(host)).to.equal(true);
  });

  it("of an effect leaves the fallback", async () => {
    function View() {
      useEffect(boom, []);
      return <p>Fine</p>;
    }
    const host = place(sample({ view: View }));
    await expectTold(host);
    expect(showsFallback(host)).to.equal(true);
  });

  it("of a store's function that a click calls is reported", async () => {
    const host = place(
      sample({ store: () => ({ boom }), view: ({ store }) => <button onClick={store.boom}>Press</button> }),
    );
    await mounted(host);
    host.shadowRoot!.querySelector("button")!.click();
    await expectTold(host);
  });

  it("of a store's function that fails later is reported", async () => {
    const store = () => ({ send: () => Promise.reject(new Error("boom")) });
    const host = place(
      sample({ store, view: ({ store }) => <button onClick={() => void store.send()}>Press</button> }),
    );
    await mounted(host);
    host.shadowRoot!.querySelector("button")!.click();
    await expectTold(host);
  });

  it("of a store that listens to its props is reported, and the page's own code continues", async () => {
    const store = ({ props }: Context) => void props.listen(boom);
    const host = place(sample({ store }));
    await mounted(host);
    host.setAttribute("data-title", "new");
    await expectTold(host);
  });

  it("of a method is reported, and its caller continues", async () => {
    const host = place(sample({ store: () => ({ open: boom }), methods: { open: "Opens it" } })) as HTMLElement & {
      open(): void;
    };
    await mounted(host);
    expect(() => host.open()).not.to.throw();
    await expectTold(host);
  });

  it("of one element leaves the others alone", async () => {
    const broken = place(sample({ store: boom }));
    const fine = place(sample({ view: () => <p>Fine</p> }));
    await mounted(fine);
    await expectTold(broken);
  });

  it("is cleared when the element is mounted again", async () => {
    let fails = true;
    const host = place(sample({ store: () => (fails ? boom() : {}) }));
    await expectTold(host);
    fails = false;
    host.remove();
    document.body.append(host);
    await mounted(host);
    expect(host.matches(":state(error)")).to.equal(false);
  });
});
