import "#shared/ui/index.ts";
import { expect, nextFrame, waitUntil } from "@open-wc/testing";
import { atom } from "nanostores";
import { restore, stub } from "sinon";
import { useStore } from "#shared/element/index.ts";
import { base, type Context, mounted, place, sample, showsFallback } from "./sample.ts";

const edit = (isEditing: boolean) => document.body.classList.toggle("editor_enable", isEditing);

describe("bind of a declaration", () => {
  let signals: AbortSignal[];
  const note = (_: HTMLElement, signal: AbortSignal) => void signals.push(signal);
  const ended = () => signals.map(({ aborted }) => aborted);

  beforeEach(() => void (signals = []));
  afterEach(() => {
    edit(false);
    restore();
    document.body.replaceChildren();
  });

  it("receives host, store and context once the view is drawn, and before the element is ready", async () => {
    const seen: unknown[] = [];
    const tag = sample({
      store: ({ props }) => ({ title: () => props.get().title }),
      view: () => <p>drawn</p>,
      bind: (host, { aborted }, store, { texts }) => {
        const { textContent } = host.shadowRoot!;
        seen.push(host, aborted, store.title(), texts.get(), textContent, host.matches(":state(ready)"));
      },
    });
    const host = place(tag, { "data-res-id": "1", "data-title": "Post" });
    await mounted(host);
    expect(seen).to.deep.equal([host, false, "Post", {}, "drawn", false]);
  });

  it("shows what it found in the first frame", async () => {
    const text = new Promise<string | null>((resolve) => {
      const tag = sample({
        store: () => ({ found: atom("nothing") }),
        view: ({ store }) => <p>{useStore(store.found)}</p>,
        bind: (host, _, { found }) => {
          found.set(host.textContent);
          requestAnimationFrame(() => resolve(base(host)!.textContent));
        },
      });
      place(tag);
    });
    expect(await text).to.equal("Fallback");
  });

  it("binds once, whatever changes and wherever the element moves, until it is removed", async () => {
    const host = place(sample({ bind: note }));
    await mounted(host);
    host.setAttribute("data-title", "Page");
    document.body.prepend(host);
    await nextFrame();
    expect(ended()).to.deep.equal([false]);
    host.remove();
    await nextFrame();
    expect(ended()).to.deep.equal([true]);
    document.body.append(host);
    await mounted(host);
    expect(ended()).to.deep.equal([true, false]);
  });

  it("ends while the suite's editor is running", async () => {
    const host = place(sample({ bind: note }));
    await mounted(host);
    edit(true);
    await nextFrame();
    expect(ended()).to.deep.equal([true]);
    edit(false);
    await nextFrame();
    expect(ended()).to.deep.equal([true, false]);
  });

  it("waits for the end of the suite's editor", async () => {
    edit(true);
    await nextFrame();
    const host = place(sample({ bind: note }));
    await mounted(host);
    expect(ended()).to.deep.equal([]);
    edit(false);
    await nextFrame();
    expect(ended()).to.deep.equal([false]);
    host.remove();
    await nextFrame();
    expect(ended()).to.deep.equal([true]);
  });

  it("receives markup without the notes of elements in a copy", async () => {
    let markup = "";
    const host = place(sample({ bind: (host) => void (markup = host.innerHTML) }));
    host.innerHTML = `<input data-suite-before='{"class":null}' class="is-invalid"><p data-suite-before="null">Wrong</p>`;
    await mounted(host);
    expect(markup).to.equal("<input>");
  });

  it("reports an error, ends what it has bound and shows the author's content, also after the editor", async () => {
    const said = stub(console, "error");
    let isBroken = false;
    const contexts: Context[] = [];
    const tag = sample({
      store: (context) => ({ at: contexts.push(context) }),
      bind: (host, signal) => {
        note(host, signal);
        if (isBroken) throw new Error("boom");
      },
    });
    const host = place(tag);
    await mounted(host);
    isBroken = true;
    edit(true);
    await nextFrame();
    edit(false);
    await waitUntil(() => host.matches(":state(error)"));
    await waitUntil(() => showsFallback(host));
    expect(ended()).to.deep.equal([true, true]);
    const lines = said.args.map(([line]) => String(line)).filter((line) => line.startsWith("<"));
    expect(lines).to.deep.equal([`<${host.localName}> contract: boom`]);
  });
});

it("an element adds its styles to the page once, also while the page is edited", async () => {
  const added = document.adoptedStyleSheets.length;
  edit(true);
  const tag = sample({ pageStyles: [".sample-line { opacity: 0.5; }"] });
  const line = document.createElement("p");
  line.className = "sample-line";
  document.body.append(line);
  try {
    await mounted(place(tag));
    await mounted(place(tag));
    expect(getComputedStyle(line).opacity).to.equal("0.5");
    const own = document.adoptedStyleSheets.filter(({ cssRules }) => cssRules[0]!.cssText.includes("sample-line"));
    expect(own.length).to.equal(1);
  } finally {
    edit(false);
    document.body.replaceChildren();
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, added);
  }
});

it("an element without a view shows its content", async () => {
  const host = place(sample({ view: undefined }));
  await mounted(host);
  expect(showsFallback(host)).to.equal(true);
});
