import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { once } from "#test/once.ts";
import { hasState, type Inside, showsFallback } from "../inside.ts";
import { enhances, type Subject } from "../subjects.ts";
import { fields, openUp, typeAll, typedText } from "../use.ts";
import { baseOf, Visit } from "../visit.ts";

const moves = ["append", "insertBefore", "moveBefore"] as const;

/** Guarantees 3, 12 and 13: elements are created, moved, copied and removed, and the editor starts and ends. */
export function lifecycle(subject: Subject): void {
  const { tag, example } = subject;

  it(`${tag} does nothing while it is not in the page`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: "" });
    await visit.page.addScriptTag({ url: `/dist/chunks/${tag}.js`, type: "module" });
    await visit.page.evaluate((tag) => customElements.whenDefined(tag), tag);
    const rendered = await visit.page.evaluate(
      async ([tag, example]) => {
        const box = document.createElement("div");
        box.innerHTML = example;
        const made = document.createElement(tag);
        for (const { name, value } of box.querySelector(tag)!.attributes) made.setAttribute(name, value);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [made, box.querySelector(tag)!].map((element) => !!element.shadowRoot?.querySelector("[part=base]"));
      },
      [tag, example] as const,
    );
    await visit.quiet();
    assert.deepEqual([rendered, visit.calls, visit.said, visit.crashes], [[false, false], [], [], []]);
  });

  it(`${tag} keeps its state when it moves`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: `<div id="here">${example}</div><div id="there"><p>A neighbour</p></div>` });
    const host = await visit.rendered(tag);
    await visit.quiet();
    await openUp(visit, subject);
    // the page's own fields keep their text by themselves
    if (!enhances(subject)) await typeAll(visit, subject);
    await visit.quiet();
    // periodic calls of chats and payments do not count
    const inTime = /^\/(longpolling|im_livechat\/notify_typing|payment\/process\/poll)/;
    const calls = () => visit.calls.filter((call) => !inTime.test(call)).length;
    const before = calls();
    const base = await baseOf(host).elementHandle();
    const modals = await host.locator(":modal").count();
    if (subject.declaration.methods?.open) assert.ok(await hasState(host, "open"), "the element did not open");
    const typed = enhances(subject) ? 0 : await fields(visit, subject).count();

    for (const move of moves) {
      await host.evaluate((element, move) => {
        const to = document.getElementById(element.closest("#here") ? "there" : "here")!;
        if (move === "append") to.append(element);
        else to[move](element, to.firstChild);
      }, move);
      await visit.quiet();
      assert.ok(
        await host.evaluate((element, base) => element.shadowRoot!.contains(base), base),
        `${move}: mounted again`,
      );
      const values = await Promise.all(
        (await fields(visit, subject).all()).slice(0, typed).map((field) => field.inputValue()),
      );
      assert.deepEqual(values, Array(typed).fill(typedText), move);
      assert.equal(await host.locator(":modal").count(), modals, `${move}: modal dialogs`);
    }
    assert.equal(calls(), before);
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });

  const lives = once(async () => {
    await using visit = await Visit.start();
    await visit.open({ body: `<div id="here">${example}</div><div id="clone"></div><div id="html"></div>` });
    const host = await visit.rendered(tag);
    await visit.quiet();
    const element = await host.elementHandle();
    const ended = await element!.evaluateHandle((element) => {
      const ended: Event[] = [];
      const { signal } = (element as Inside)[Symbol.for("r2wc.props")]!.widget!.context;
      signal.addEventListener("abort", (event) => ended.push(event));
      return ended;
    });
    await element!.evaluate((element) => element.remove());
    await visit.frames();
    const away = [
      await ended.evaluate((events) => events.length),
      await element!.evaluate((element) => !!element.shadowRoot!.querySelector("[part=base]")),
    ];
    await element!.evaluate((element) => document.getElementById("here")!.append(element));
    await visit.rendered(tag);
    await visit.quiet();
    const back = [
      await ended.evaluate((events) => events.length),
      await showsFallback(host),
      [...visit.said],
      [...visit.crashes],
    ];

    const equal = await visit.page.evaluate(
      ([tag, example]) => {
        const host = document.querySelector(tag)!;
        const clone = host.cloneNode(true) as HTMLElement;
        document.getElementById("clone")!.append(clone);
        document.getElementById("html")!.innerHTML = example;
        return clone.outerHTML === host.outerHTML;
      },
      [tag, example] as const,
    );
    for (const box of ["#clone", "#html"]) await visit.rendered(`${box} ${tag}`);
    await visit.quiet();
    const copied = [equal, [...visit.said], [...visit.crashes], (await visit.notes()).errors];

    const inert: boolean[][] = [];
    for (const running of [true, false]) {
      await visit.page.evaluate((running) => document.body.classList.toggle("editor_enable", running), running);
      await visit.frames();
      const bases = visit.page.locator(`${tag} [part=base]`);
      inert.push(
        await bases.evaluateAll(
          // without those of elements that the view nests
          (all, tag) =>
            all
              .filter((base) => (base.getRootNode() as ShadowRoot).host.localName === tag)
              .map((base) => (base as HTMLElement).inert),
          tag,
        ),
      );
    }
    return { away, back, copied, inert };
  });

  describe("on a page that changes", { concurrency: 1 }, () => {
    it(`${tag} ends once when it is removed, and starts again when it is inserted again`, async () => {
      const { away, back } = await lives();
      assert.deepEqual(away, [1, false]);
      assert.deepEqual(back, [1, false, [], []]);
    });

    it(`${tag} works in copies by cloneNode and innerHTML`, async () => {
      assert.deepEqual((await lives()).copied, [true, [], [], []]);
    });

    it(`${tag} is inert from the start of the editor to its end`, async () => {
      assert.deepEqual((await lives()).inert, [
        [true, true, true],
        [false, false, false],
      ]);
    });
  });
}
