import { expect, fixture } from "@open-wc/testing";
import { restore, stub } from "sinon";
import adoption from "#website/page-templates/page-templates.adopt.ts";
import { bind } from "#website/page-templates/page-templates.page.ts";
import { prerender } from "../prerendering.ts";
import { newVisitor } from "../shared/state/visitor.ts";

const places = `<div id="wrapwrap">
  <p data-oe-call="website.company_description">Where we are</p>
  <div data-oe-call="website.s_text_block"></div>
  <span data-oe-call="website.company_description"></span>
</div>`;

describe("page-templates", () => {
  let end: AbortController;
  /** Binds the page as the loader does. */
  const begin = () => bind(end.signal, [...document.querySelectorAll<HTMLElement>(adoption.selector)]);
  beforeEach(async () => {
    await newVisitor();
    end = new AbortController();
  });
  afterEach(() => {
    end.abort();
    restore();
  });

  it("fills placeholders by one call, and restores them after the signal", async () => {
    const page = await fixture<HTMLElement>(places);
    const { innerHTML } = page;
    const calls = stub(globalThis, "fetch").callThrough();
    await begin();
    await begin();
    expect(calls.callCount).to.equal(1);
    const blocks = [...page.querySelectorAll(".o_block_website\\.company_description")];
    expect(blocks.map(({ localName, textContent }) => [localName, textContent.includes("Wharf Lane")])).to.deep.equal([
      ["address", true],
      ["address", true],
    ]);
    expect(page.querySelector("[data-oe-call]")).to.equal(null);
    expect(page.querySelector(".s_text_block.o_block_website\\.s_text_block")).to.not.equal(null);
    end.abort();
    expect(page.innerHTML).to.equal(innerHTML);
  });

  it("asks nothing for a page that the browser prerenders until it is visited", async () => {
    await fixture<HTMLElement>(places);
    const calls = stub(globalThis, "fetch").callThrough();
    const visit = prerender();
    const begun = begin();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { callCount } = calls;
    visit();
    expect(callCount).to.equal(0);
    await begun;
    expect(calls.callCount).to.equal(1);
  });

  it("sanitizes content, and keeps placeholders after a failed call", async () => {
    const page = await fixture<HTMLElement>(places);
    const { innerHTML } = page;
    const html = '<p onclick="alert(1)">Hello<img src="x:" onerror="alert(1)"><script>alert(1)<\/script></p>';
    const answer = stub(globalThis, "fetch");
    answer.callsFake(() =>
      Promise.resolve(
        Response.json({
          jsonrpc: "2.0",
          id: 1,
          error: {
            code: 200,
            message: "Server Error",
            data: {
              name: "builtins.ValueError",
              message: "no",
              arguments: [],
              exception_type: "internal_error",
              debug: "",
            },
          },
        }),
      ),
    );
    let failed: unknown;
    await begin().catch((error: unknown) => (failed = error));
    expect([(failed as { kind: string }).kind, page.innerHTML]).to.deep.equal(["server", innerHTML]);
    end.abort();
    end = new AbortController();
    answer.callsFake(() =>
      Promise.resolve(
        Response.json({
          jsonrpc: "2.0",
          id: 1,
          result: { "website.company_description": html, "website.s_text_block": html },
        }),
      ),
    );
    await begin();
    expect([...page.querySelectorAll("script,[onclick],[onerror]")]).to.deep.equal([]);
    expect(page.querySelectorAll("p")).to.have.length(3);
  });

  it("keeps placeholders after an invalid or empty response", async () => {
    const page = await fixture<HTMLElement>(
      '<div id="wrapwrap"><p data-oe-call="constructor">Where we are</p><p data-oe-call="__proto__">Who we are</p></div>',
    );
    const { innerHTML } = page;
    const answer = stub(globalThis, "fetch");
    for (const [result, kind] of [
      [{ other: "<p>Hello</p>" }, undefined],
      [{}, undefined],
      [["<p>Hello</p>"], "contract"],
      ["<p>Hello</p>", "contract"],
      [{ constructor: 7 }, "contract"],
    ] as const) {
      answer.callsFake(() => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result })));
      const failed = await begin().catch((error: unknown) => error);
      expect([(failed as { kind: string } | undefined)?.kind, page.innerHTML], JSON.stringify(result)).to.deep.equal([
        kind,
        innerHTML,
      ]);
      end.abort();
      end = new AbortController();
    }
  });

  it("keeps placeholders if the editor starts during the call, and fills them later", async () => {
    const page = await fixture<HTMLElement>(places);
    const { innerHTML } = page;
    const answer = stub(globalThis, "fetch").callThrough();
    const filling = begin().catch((error: unknown) => error);
    end.abort();
    expect([((await filling) as Error).name, page.innerHTML]).to.deep.equal(["AbortError", innerHTML]);
    end = new AbortController();
    await begin();
    expect([answer.callCount > 0, page.querySelector("[data-oe-call]") === null]).to.deep.equal([true, true]);
  });

  it("calls nothing without placeholders", async () => {
    const calls = stub(globalThis, "fetch").callThrough();
    await fixture('<div data-oe-call="website.s_text_block"></div>');
    await begin();
    expect(calls.callCount).to.equal(0);
  });
});
