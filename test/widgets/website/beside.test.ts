import { expect } from "@open-wc/testing";
import { sendMouse, setViewport } from "@web/test-runner-commands";
import viewer from "#portal/attachment-viewer/attachment-viewer.element.ts";
import { define } from "#shared/element/index.ts";
import gallery from "#website/gallery/gallery.element.ts";
import { until } from "../shared/state/visitor.ts";
import { part, place } from "./outside.ts";

define(gallery);
define(viewer);

const svg = (size: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="tan"/></svg>`)}`;
const isOpen = (host: Element) => !!part<HTMLDialogElement>(host, "dialog")?.open;

async function openGallery(size: number) {
  const host = await place(
    `<suite-gallery>${`<img src="${svg(size)}" alt="Desk" width="40" height="40">`.repeat(2)}</suite-gallery>`,
  );
  host.querySelector("img")!.click();
  await until(() => isOpen(host));
  const picture = part<HTMLImageElement>(host, "picture")!;
  await until(() => picture.complete && picture.getBoundingClientRect().width > 0);
  // the opening dialog is animated
  await Promise.all(
    part(host, "dialog")!
      .getAnimations({ subtree: true })
      .map(({ finished }) => finished),
  );
  return { host, picture };
}

describe("a picture in a dialog", () => {
  beforeEach(() => setViewport({ width: 900, height: 700 }));

  for (const [where, position] of [
    ["at the left edge", [10, 300]],
    ["at the right edge", [890, 450]],
    ["in the upper bar", [200, 10]],
  ] as const) {
    it(`gallery: closes after a click beside it ${where}`, async () => {
      const { host } = await openGallery(200);
      await sendMouse({ type: "click", position: [...position] });
      await until(() => !isOpen(host));
    });

    it(`attachment-viewer: closes after a click beside it ${where}`, async () => {
      const items = [1, 2].map((id) => ({ id, name: "Bench.png", mimetype: "image/png" }));
      const host = (await place(
        `<suite-attachment-viewer data-items='${JSON.stringify(items)}'></suite-attachment-viewer>`,
      )) as HTMLElement & { open(id: number): void };
      host.open(1);
      await until(() => isOpen(host));
      await sendMouse({ type: "click", position: [...position] });
      await until(() => !isOpen(host));
    });
  }

  it("stays open if a press on the picture ends beside it", async () => {
    const { host, picture } = await openGallery(200);
    const { left, top } = picture.getBoundingClientRect();
    await sendMouse({ type: "move", position: [Math.round(left) + 20, Math.round(top) + 20] });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [10, 300] });
    await sendMouse({ type: "up" });
    expect(isOpen(host)).to.equal(true);
  });

  it("gallery: has its natural size, at most the size of its pane, until the visitor zooms", async () => {
    const small = await openGallery(120);
    const sizeOf = ({ picture }: typeof small) => {
      const { width, height } = picture.getBoundingClientRect();
      return `${width},${height}`;
    };
    expect(sizeOf(small)).to.equal("120,120");
    part(small.host, "zoom")!.click();
    await until(() => sizeOf(small) === "300,300");
    const large = await openGallery(2000);
    const pane = {
      width: large.picture.closest(".pane")!.clientWidth,
      height: large.picture.closest(".pane")!.clientHeight,
    };
    const most = Math.min(pane.width, pane.height);
    await until(() => Math.abs(large.picture.getBoundingClientRect().height - most) < 1);
  });
});
