import { expect, nextFrame, waitUntil } from "@open-wc/testing";
import { useState } from "react";
import { restore, spy, stub } from "sinon";
import { pageRegistry } from "#shared/element/index.ts";
import { base, type Context, mounted, place, type Props, sample, showsFallback } from "./sample.ts";

describe("an element", () => {
  afterEach(() => {
    restore();
    document.body.replaceChildren();
  });

  it("passes the values of the markup to view and store", async () => {
    let seen: Props | undefined;
    const store = ({ props }: Context) => {
      seen = props.get();
      return {};
    };
    const host = place(sample({ store, view: ({ props }) => <p>{`${props.resId + 1} ${props.title}`}</p> }), {
      "data-res-id": "1",
      "data-title": "Post",
    });
    await mounted(host);
    expect(seen).to.deep.equal({ resId: 1, title: "Post" });
    expect(host.shadowRoot!.textContent).to.equal("2 Post");
  });

  it("is ready once it is drawn", async () => {
    const host = place(sample({ view: () => <p>here</p> }));
    expect(host.matches(":state(ready)")).to.equal(false);
    await mounted(host);
    expect(host.matches(":state(ready)")).to.equal(true);
  });

  it("draws once for all changes of one task", async () => {
    const view = spy(({ props }: { props: Props }) => <p>{`${props.resId} ${props.title}`}</p>);
    const host = place(sample({ view }));
    await mounted(host);
    view.resetHistory();
    host.setAttribute("data-res-id", "2");
    host.setAttribute("data-title", "Post");
    Object.assign(host, { title: "Page" });
    await waitUntil(() => host.shadowRoot!.textContent === "2 Page");
    expect(view.callCount).to.equal(1);
  });

  it("makes one store per mount, and ends it when it was removed for good", async () => {
    const signals: AbortSignal[] = [];
    const host = place(sample({ store: ({ signal }) => ({ at: signals.push(signal) }) }));
    await mounted(host);
    document.body.append(host);
    await nextFrame();
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([false]);
    host.remove();
    await nextFrame();
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true]);
    expect(base(host)).to.equal(null);
    expect(showsFallback(host)).to.equal(true);
    expect(host.matches(":state(ready)")).to.equal(false);
    document.body.append(host);
    await mounted(host);
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, false]);
  });

  it("ignores a store that has ended, also after another start", async () => {
    const contexts: Context[] = [];
    const host = place(sample({ store: (context) => ({ at: contexts.push(context) }) }));
    const told: string[] = [];
    for (const type of ["suite-change", "suite-error"]) host.addEventListener(type, () => told.push(type));
    await mounted(host);
    contexts[0]!.signal.addEventListener("abort", () => contexts[0]!.emit("suite-change"));
    host.remove();
    await nextFrame();
    expect(told, "what it tells at its end").to.deep.equal(["suite-change"]);
    document.body.append(host);
    await mounted(host);
    const said = stub(console, "error");
    expect(contexts[0]!.emit("suite-change")).to.equal(false);
    contexts[0]!.fail(new Error("late"));
    contexts[0]!.state("busy", true);
    expect([told, said.callCount, host.matches(":state(busy)")]).to.deep.equal([["suite-change"], 0, false]);
    contexts[1]!.emit("suite-change");
    expect(told).to.deep.equal(["suite-change", "suite-change"]);
  });

  it("clears the states of its store when the store ends", async () => {
    let context: Context | undefined;
    const host = place(sample({ store: (given) => ((context = given), {}) }), { "data-res-id": "1" });
    await mounted(host);
    context!.state("loading", true);
    expect(host.matches(":state(loading)")).to.equal(true);
    host.remove();
    await nextFrame();
    context!.state("loading", false);
    expect([host.matches(":state(loading)"), host.matches(":state(ready)")]).to.deep.equal([false, false]);
  });

  it("keeps the state of the view when it moves", async () => {
    function View() {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{count}</button>;
    }
    const host = place(sample({ view: View }));
    await mounted(host);
    const button = host.shadowRoot!.querySelector("button")!;
    button.click();
    await waitUntil(() => button.textContent === "1");
    const moved = document.createElement("div");
    document.body.append(moved);
    moved.append(host);
    await nextFrame();
    expect(host.shadowRoot!.querySelector("button")).to.equal(button);
    expect(button.textContent).to.equal("1");
  });

  it("dispatches suite-moved inside after a move", async () => {
    const host = place(sample({}));
    await mounted(host);
    const told = spy();
    host.shadowRoot!.addEventListener("suite-moved", told);
    document.body.prepend(host);
    expect(told.callCount).to.equal(1);
  });

  it("keeps calls that come before it is mounted", async () => {
    const opened: unknown[] = [];
    const tag = sample({ store: () => ({ open: (what: string) => opened.push(what) }), methods: { open: "Opens it" } });
    const host = place(tag) as HTMLElement & { open(what: string): unknown };
    host.open("early");
    await mounted(host);
    expect(host.open("late")).to.equal(2);
    expect(opened).to.deep.equal(["early", "late"]);
  });

  it("waits while the loader holds it back", async () => {
    const waiting = (pageRegistry().waiting ??= new WeakSet());
    const host = place(sample({})) as HTMLElement & { load(): void };
    waiting.add(host);
    await nextFrame();
    host.setAttribute("data-title", "changed while waiting");
    await nextFrame();
    expect(base(host)).to.equal(null);
    waiting.delete(host);
    host.load();
    await mounted(host);
  });

  it("reports a missing attribute once, and mounts when it is set", async () => {
    const said = stub(console, "error");
    const host = place(sample({}), {});
    await waitUntil(() => host.matches(":state(error)"));
    await nextFrame();
    expect(said.args).to.deep.equal([[`<${host.localName}> config: data-res-id is missing`]]);
    expect(showsFallback(host)).to.equal(true);
    host.setAttribute("data-res-id", "1");
    await mounted(host);
    expect(host.matches(":state(error)")).to.equal(false);
  });

  it("returns to its fallback when a required attribute is removed", async () => {
    stub(console, "error");
    const host = place(sample({}));
    await mounted(host);
    host.removeAttribute("data-res-id");
    await waitUntil(() => host.matches(":state(error)"));
    expect(showsFallback(host)).to.equal(true);
  });

  it("is inert while the suite's editor runs", async () => {
    const host = place(sample({}));
    await mounted(host);
    document.body.classList.add("editor_enable");
    await waitUntil(() => base(host)!.hasAttribute("inert"));
    document.body.classList.remove("editor_enable");
    await waitUntil(() => !base(host)!.hasAttribute("inert"));
  });

  it("is inert while the suite's editor runs in a body that has replaced another, as Turbo's does", async () => {
    const first = document.body;
    const next = document.createElement("body");
    try {
      await mounted(place(sample({})));
      first.replaceWith(next);
      const host = place(sample({}));
      await mounted(host);
      next.classList.add("editor_enable");
      await waitUntil(() => base(host)!.hasAttribute("inert"), "not inert");
      next.remove();
      document.documentElement.append(next);
      next.classList.remove("editor_enable");
      await waitUntil(() => !base(host)!.hasAttribute("inert"), "still inert");
    } finally {
      next.replaceWith(first);
    }
  });
});
