import { expect } from "@open-wc/testing";
import { resetMouse, sendMouse } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import declaration from "#portal/signature/signature.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(declaration);

const tag = `<suite-signature data-call-url="/my/orders/37/accept" data-res-id="37" data-access-token="t-1" data-partner-name="Joel"></suite-signature>`;

describe("suite-signature in a scaled or rotated block", () => {
  afterEach(async () => {
    restore();
    document.querySelector("main")?.remove();
    await resetMouse();
  });

  async function place(style: string) {
    const sent: { signature: string }[] = [];
    stub(window, "fetch").callsFake(async (request) => {
      sent.push(((await (request as Request).json()) as { params: { signature: string } }).params);
      return Response.json({ jsonrpc: "2.0", id: 1, result: { success: "" } });
    });
    const page = document.createElement("main");
    page.innerHTML = `<div style="inline-size:480px;${style}">${tag}</div>`;
    document.body.append(page);
    const host = page.querySelector<HTMLElement>("suite-signature")!;
    await until(() => host.shadowRoot?.querySelector("canvas"));
    const part = <T extends HTMLElement>(name: string) => host.shadowRoot!.querySelector<T>(`[part~=${name}]`)!;
    return { part, sent };
  }

  const blocks: Readonly<Record<string, boolean>> = {
    "transform:scale(.5)": false,
    "zoom:1.5": false,
    "transform:rotate(90deg) scale(.4)": true,
  };
  for (const [style, isTurned] of Object.entries(blocks))
    it(`draws under the pointer, and sends the whole drawing, in a block with ${style}`, async () => {
      const { part, sent } = await place(style);
      const pad = () => part<HTMLCanvasElement>("pad");
      pad().scrollIntoView({ block: "center" });
      const { left, top, width, height } = pad().getBoundingClientRect();
      const at = (share: number): [number, number] =>
        [left + width * (isTurned ? 0.5 : share), top + height * (isTurned ? share : 0.5)].map(Math.round) as [
          number,
          number,
        ];
      await sendMouse({ type: "move", position: at(0.25) });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: at(0.5) });
      await sendMouse({ type: "move", position: at(0.75) });
      await sendMouse({ type: "up" });
      /** Returns the start and end of the ink, as fractions of the width. */
      const ends = (source: CanvasImageSource, size: { width: number; height: number }) => {
        const canvas = Object.assign(document.createElement("canvas"), size);
        const paint = canvas.getContext("2d")!;
        paint.fillStyle = "#fff";
        paint.fillRect(0, 0, size.width, size.height);
        paint.drawImage(source, 0, 0);
        const { data } = paint.getImageData(0, 0, size.width, size.height);
        const columns = [...data.keys()]
          .filter((at) => at % 4 === 0 && data[at]! < 200)
          .map((at) => (at / 4) % size.width);
        return [Math.min(...columns), Math.max(...columns)].map((column) => column / size.width);
      };
      const [start, end] = ends(pad(), { width: pad().width, height: pad().height });
      expect(start).to.be.closeTo(0.25, 0.02);
      expect(end).to.be.closeTo(0.75, 0.02);
      part("button").click();
      await until(() => part("thanks"));
      const picture = new Image();
      picture.src = `data:image/png;base64,${String(sent[0]!.signature)}`;
      await picture.decode();
      const [first, last] = ends(picture, { width: picture.naturalWidth, height: picture.naturalHeight });
      expect(first).to.be.closeTo(0.25, 0.02);
      expect(last).to.be.closeTo(0.75, 0.02);
    });
});
