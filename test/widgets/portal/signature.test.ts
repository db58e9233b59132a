import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import declaration from "#portal/signature/signature.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(declaration);

const tag = `<suite-signature data-call-url="/my/orders/37/accept" data-res-id="37" data-access-token="t-1" data-partner-name="Joel"></suite-signature>`;

describe("suite-signature", () => {
  afterEach(() => {
    restore();
    document.querySelector("main")?.remove();
  });

  async function place(markup = tag) {
    const page = document.createElement("main");
    page.innerHTML = markup;
    document.body.append(page);
    const host = page.querySelector<HTMLElement>("suite-signature")!;
    await until(() => host.shadowRoot?.querySelector("canvas"));
    const part = <T extends HTMLElement>(name: string) => host.shadowRoot!.querySelector<T>(`[part~=${name}]`)!;
    const pad = () => part<HTMLCanvasElement>("pad");
    /** Returns the number of drawn pixels. */
    const inked = () =>
      pad()
        .getContext("2d")!
        .getImageData(0, 0, pad().width, pad().height)
        .data.filter((value, index) => index % 4 === 3 && value > 0).length;
    const draw = async () => {
      pad().scrollIntoView({ block: "center" });
      const { left, top } = pad().getBoundingClientRect();
      const at = (x: number, y: number): [number, number] => [Math.round(left) + x, Math.round(top) + y];
      await sendMouse({ type: "move", position: at(30, 80) });
      await sendMouse({ type: "down" });
      for (const [x, y] of [
        [60, 30],
        [90, 90],
        [120, 40],
      ] as const)
        await sendMouse({ type: "move", position: at(x, y) });
      await sendMouse({ type: "up" });
    };
    const choose = (mode: string) => host.shadowRoot!.querySelector<HTMLElement>(`input[value=${mode}]`)!.click();
    return { page, host, part, pad, inked, draw, choose };
  }

  /** Answers all calls. Returns the parameters that were sent. */
  function answer(...answers: (() => Response | Promise<Response>)[]) {
    const sent: Record<string, unknown>[] = [];
    for (const level of ["error", "warn"] as const) stub(console, level);
    stub(window, "fetch").callsFake(async (request) => {
      sent.push(((await (request as Request).json()) as { params: Record<string, unknown> }).params);
      return answers[Math.min(sent.length, answers.length) - 1]!();
    });
    return sent;
  }
  const result = (value: unknown) => () =>
    new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, result: value }), {
      headers: { "Content-Type": "application/json" },
    });

  it("sends a drawing once as a picture without a prefix, and shows its thanks", async () => {
    const sent = answer(result({ success: "Signed.", redirect_url: "/my" }));
    const { host, part, draw, inked } = await place();
    expect([inked(), host.matches(":state(empty)")]).to.deep.equal([0, true]);
    await draw();
    expect(inked()).to.be.greaterThan(50);
    part("button").click();
    part("button").click();
    await until(() => part("thanks"));
    expect(sent.length).to.equal(1);
    const { signature, ...rest } = sent[0]!;
    expect(rest).to.deep.equal({ res_id: 37, access_token: "t-1", partner_name: "Joel" });
    const picture = new Image();
    picture.src = `data:image/png;base64,${String(signature)}`;
    await picture.decode();
    expect(picture.naturalWidth).to.be.greaterThan(300);
    expect(part("thanks").textContent).to.contain("Signed.");
    expect(part("thanks").querySelector("a")!.href).to.equal(new URL("/my", location.href).href);
    expect(host.shadowRoot!.activeElement).to.equal(part("thanks"));
    expect(host.matches(":state(signed)")).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it("sends nothing without a drawing or a name, and marks the missing part", async () => {
    const sent = answer(result({}));
    const { host, part, draw } = await place();
    part("button").click();
    await until(() => host.matches(":state(invalid)"));
    expect(part("missing").textContent).to.equal("Please draw your signature, or choose to type it.");
    expect(host.shadowRoot!.activeElement!.matches("[value=draw]")).to.equal(true);
    await expect(host).to.be.accessible();
    await draw();
    await until(() => !host.matches(":state(invalid)"));
    const name = part<HTMLInputElement>("input");
    name.value = "";
    name.dispatchEvent(new Event("input", { bubbles: true }));
    part("button").click();
    await until(() => name.ariaInvalid === "true");
    expect(part("missing").textContent).to.equal("Please enter your name.");
    expect([host.shadowRoot!.activeElement === name, sent]).to.deep.equal([true, []]);
  });

  it("signs by keyboard alone with a typed name", async () => {
    const sent = answer(result({ success: "" }));
    const { host, part, inked } = await place(tag.replace("Joel", ""));
    part("input").focus();
    await sendKeys({ type: "Nora" });
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "ArrowDown" });
    await until(() => part("pad").ariaLabel === "Your name as your signature: Nora");
    expect(inked()).to.be.greaterThan(50);
    expect(host.matches(":state(empty)")).to.equal(false);
    part("input").focus();
    await sendKeys({ press: "Enter" });
    await until(() => part("thanks"));
    expect(sent[0]!["partner_name"]).to.equal("Nora");
    expect(String(sent[0]!["signature"])).to.match(/^iVBOR/);
  });

  const failures: Readonly<Record<string, [() => Response | Promise<Response>, RegExp]>> = {
    "no connection": [() => Promise.reject(new TypeError("Failed to fetch")), /may be signed or not/],
    "HTTP 500": [() => new Response("<h1>500</h1>", { status: 500 }), /Something went wrong/],
    "a page": [() => new Response("<html></html>"), /may be signed or not/],
    nothing: [result(null), /may be signed or not/],
    "neither yes nor no": [result({}), /may be signed or not/],
    "a refusal": [result({ error: "<b>Invalid</b> order" }), /^<b>Invalid<\/b> order$/],
  };
  for (const [name, [reply, message]] of Object.entries(failures))
    it(`keeps the drawing, shows an error above the button, and sends again: ${name}`, async () => {
      const sent = answer(reply, result({ success: "Signed." }));
      const { host, part, draw, inked } = await place();
      await draw();
      const before = inked();
      part("button").click();
      await until(() => host.matches(":state(error)"));
      const alert = part("failure").querySelector("[role=alert]")!;
      expect(alert.textContent).to.match(message);
      expect(part("failure").compareDocumentPosition(part("button"))).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
      expect([part("button").ariaBusy, inked()]).to.deep.equal(["false", before]);
      part("button").click();
      await until(() => part("thanks"));
      expect(sent.length).to.equal(2);
      expect(sent[1]).to.deep.equal(sent[0]);
    });

  it("removes one stroke or all strokes", async () => {
    const { host, part, draw, inked } = await place();
    await draw();
    await draw();
    const two = inked();
    part("undo").click();
    expect(inked()).to.be.within(1, two);
    part("clear").click();
    await until(() => host.matches(":state(empty)"));
    expect(inked()).to.equal(0);
  });

  it("draws with one pointer at a time, and ignores a palm beside the stylus", async () => {
    const { host, part, pad, inked } = await place();
    // synthetic pointers cannot be captured
    stub(pad(), "setPointerCapture");
    const { left, top } = pad().getBoundingClientRect();
    const touch = (type: string, pointerId: number, x: number) =>
      pad().dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: "pen",
          pressure: 0.5,
          clientX: left + x,
          clientY: top + 60,
          bubbles: true,
        }),
      );
    touch("pointerdown", 1, 30);
    touch("pointermove", 1, 60);
    const stylus = inked();
    touch("pointerdown", 2, 200);
    touch("pointermove", 2, 230);
    touch("pointerup", 2, 230);
    expect(inked()).to.equal(stylus);
    touch("pointermove", 1, 90);
    touch("pointerup", 1, 90);
    expect(inked()).to.be.greaterThan(stylus);
    await until(() => !host.matches(":state(empty)"));
    part("undo").click();
    await until(() => host.matches(":state(empty)"));
    expect(inked()).to.equal(0);
  });

  it("draws the whole signature again in another size", async () => {
    const { host, draw, inked, pad } = await place();
    await draw();
    const { width } = pad();
    host.style.inlineSize = "200px";
    await until(() => pad().width < width);
    expect(inked()).to.be.greaterThan(20);
    expect(pad().width).to.equal(Math.round(pad().clientWidth * devicePixelRatio));
  });

  it("draws in a dialog that opens later", async () => {
    const { page, draw, inked, pad, host } = await place(`<dialog aria-label="Sign">${tag}</dialog>`);
    expect(pad().clientWidth).to.equal(0);
    page.querySelector("dialog")!.showModal();
    await until(() => pad().width > 100);
    await draw();
    expect(inked()).to.be.greaterThan(50);
    page.querySelector("dialog")!.close();
    page.querySelector("dialog")!.showModal();
    await until(() => inked() > 50);
    expect(host.matches(":state(empty)")).to.equal(false);
  });

  it("dispatches a cancelable event before it sends", async () => {
    const sent = answer(result({ success: "" }));
    const { host, draw, part } = await place();
    const details: unknown[] = [];
    host.addEventListener("suite-signature-change", (event) => details.push((event as CustomEvent).detail));
    host.addEventListener("suite-signature-submit", (event) => {
      details.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    await draw();
    part("button").click();
    expect([details, sent]).to.deep.equal([[{ empty: false }, { name: "Joel" }], []]);
  });
});
