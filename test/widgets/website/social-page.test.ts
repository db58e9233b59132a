import { expect, fixture } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import socialPage from "#website/social-page/social-page.element.ts";
import { until } from "../shared/state/visitor.ts";
import { blockFrames, part, place } from "./outside.ts";

define(socialPage);

describe("suite-social-page", () => {
  before(blockFrames);

  it("sends no request to the network before a press, and links to it", async () => {
    const host = await place(
      '<suite-social-page data-href="https://www.facebook.com/example" data-height="300" data-tabs="timeline" data-hide-cover></suite-social-page>',
    );
    expect(host.shadowRoot!.querySelector("iframe,img")).to.equal(null);
    expect(part<HTMLAnchorElement>(host, "link")!.href).to.equal("https://www.facebook.com/example");
    await expect(host).to.be.accessible();
    part(host, "button")!.click();
    await until(() => part(host, "frame"));
    const { origin, pathname, searchParams } = new URL(part<HTMLIFrameElement>(host, "frame")!.src);
    expect([origin + pathname, Object.fromEntries(searchParams)]).to.deep.equal([
      "https://www.facebook.com/plugins/page.php",
      {
        href: "https://www.facebook.com/example",
        height: "300",
        width: "500",
        tabs: "timeline",
        small_header: "false",
        hide_cover: "true",
        show_facepile: "false",
      },
    ]);
  });

  it("is as wide as its container, from 180 to 500 px", async () => {
    for (const [room, width] of [
      [100, "180"],
      [320.7, "320"],
      [900, "500"],
    ] as const) {
      const box = await fixture<HTMLElement>("<div></div>");
      box.style.width = `${room}px`;
      box.innerHTML = '<suite-social-page data-href="https://www.facebook.com/example"></suite-social-page>';
      const host = box.firstElementChild as HTMLElement;
      await until(() => part(host, "button"));
      part(host, "button")!.click();
      await until(() => part(host, "frame"));
      expect(new URL(part<HTMLIFrameElement>(host, "frame")!.src).searchParams.get("width")).to.equal(width);
    }
  });
});
