import "../publisher-page.ts";
import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define, pageRegistry } from "#shared/element/index.ts";
import megaMenu from "#theme/mega-menu/mega-menu.element.ts";
import foldedList from "#website/folded-list/folded-list.element.ts";
import gallery from "#website/gallery/gallery.element.ts";
import publish from "#website/publish/publish.element.ts";
import share from "#website/share/share.element.ts";
import sharePopover from "#website/share-popover/share-popover.element.ts";
import slideshow from "#website/slideshow/slideshow.element.ts";
import { until } from "../shared/state/visitor.ts";
import { part, place } from "./outside.ts";

for (const declaration of [foldedList, gallery, megaMenu, publish, share, sharePopover, slideshow]) define(declaration);

const edit = (isEditing: boolean) => document.body.classList.toggle("editor_enable", isEditing);

const image = '<img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E" alt="Bench">';
const slide = `<div class="carousel-item active">${image}</div><div class="carousel-item">${image}</div>`;
/** Markup of page authors inside enhancing elements. */
const written = {
  "suite-folded-list": `<ul><li><a href="#" class="o_ul_toggle_self">More</a><ul class="o_close"><li>One</li></ul></li></ul>`,
  "suite-gallery": image,
  "suite-mega-menu": `<h4>Desks <i class="fa fa-plus"></i></h4><ul><li>Oak</li></ul>`,
  "suite-share": `<a class="s_share_facebook" href="https://www.facebook.com/sharer/sharer.php?u=old">f</a>`,
  "suite-share-popover": `<a class="oe_social_share">Share</a>`,
  "suite-slideshow": `<div class="carousel"><div class="carousel-inner">${slide}</div><ul class="carousel-indicators"><li data-slide-to="0" class="active"></li><li data-slide-to="1"></li></ul><a data-slide="next"></a></div>`,
};

describe("the suite's editor", () => {
  afterEach(() => {
    edit(false);
    restore();
  });

  for (const [tag, markup] of Object.entries(written))
    it(`finds the page author's markup in a ${tag}, which is bound again afterwards`, async () => {
      const host = await place(`<${tag} data-open="1">${markup}</${tag}>`);
      await until(() => host.innerHTML !== markup, "it drives nothing");
      edit(true);
      await until(() => host.innerHTML === markup, host.innerHTML);
      edit(false);
      await until(() => host.innerHTML !== markup, "it drives nothing again");
      host.remove();
      await until(() => host.innerHTML === markup, host.innerHTML);
    });

  it("finds a record unchanged although the suite confirms a change meanwhile, which is shown later", async () => {
    pageRegistry().stores?.clear();
    let confirm = (_: Response) => {};
    stub(window, "fetch").returns(new Promise((resolve) => (confirm = resolve)));
    const markup = '<button class="js_publish_btn">Publish</button>';
    const block = await place(
      `<div data-publish="off"><suite-publish data-model="website.page" data-res-id="4">${markup}</suite-publish></div>`,
      "suite-publish",
    );
    const host = block.querySelector("suite-publish")!;
    host.querySelector("button")!.click();
    await until(() => host.querySelector("[aria-busy=true]"));
    edit(true);
    await until(() => host.innerHTML === markup, host.innerHTML);
    const sent = block.outerHTML;
    confirm(Response.json({ jsonrpc: "2.0", id: 1, result: true }));
    await until(() => host.matches(":state(published)"));
    expect(block.outerHTML).to.equal(sent);
    edit(false);
    await until(() => block.dataset["publish"] === "on" && host.matches(".css_published"));
  });

  it("closes an open popover", async () => {
    const host = await place(`<suite-share-popover>${written["suite-share-popover"]}</suite-share-popover>`);
    host.querySelector("a")!.click();
    await until(() => host.matches(":state(open)"));
    edit(true);
    await until(() => !part(host, "popover")!.matches(":popover-open") && !host.matches(":state(open)"));
  });
});
