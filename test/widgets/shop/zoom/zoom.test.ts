import { expect } from "@open-wc/testing";
import { resetMouse, sendKeys, setViewport } from "@web/test-runner-commands";
import { isWebKit, needs } from "#scripts/wtr/needs.mjs";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/zoom/zoom.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { part, place } from "#test/widgets/website/outside.ts";
import {
  armed,
  clicked,
  dialogOf,
  finger,
  image,
  imageOf,
  is,
  lensOf,
  move,
  press,
  pressed,
  shownAt,
  simple,
  svg,
} from "./picture.ts";

define(declaration);

const small = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);

describe("suite-zoom", () => {
  beforeEach(() => setViewport({ width: 900, height: 700 }));
  afterEach(() => resetMouse());

  it("shows the part of the picture that the mouse points at, from a press until the mouse leaves", async () => {
    const line = `<div style="display: flex; justify-content: end; padding: 20px; direction: rtl"><b>A</b>${simple()}</div>`;
    const host = await armed(line, "suite-zoom");
    const events: boolean[] = [];
    host.addEventListener("suite-zoom-change", ({ detail }: CustomEventInit<{ open: boolean }>) =>
      events.push(detail!.open),
    );
    const before = small(imageOf(host).getBoundingClientRect());
    await move(host);
    expect([is(host, "loading"), lensOf(host)]).to.deep.equal([false, null]);
    await press(host);
    await until(() => is(host, "open") && shownAt(host));
    expect(small(lensOf(host)!.getBoundingClientRect())).to.deep.equal(before);
    expect(small(imageOf(host).getBoundingClientRect())).to.deep.equal(before);
    expect(shownAt(host)).to.deep.equal([-400, -400]);
    await move(host, 0.25, -0.25);
    await until(() => shownAt(host)?.join() === "-600,-200");
    await move(host, 0.8);
    await until(() => !lensOf(host));
    expect(events).to.deep.equal([true, false]);
  });

  for (const style of ["transform:scale(.5)", "zoom:1.5", "transform:rotate(90deg)"])
    it(`covers its picture and follows the mouse in a block with ${style}`, async () => {
      const host = await armed(`<div style="inline-size:300px;${style}">${simple()}</div>`, "suite-zoom");
      await press(host, 0.25, 0.25);
      await until(() => is(host, "open") && shownAt(host));
      const lens = lensOf(host)!;
      expect(small(lens.getBoundingClientRect())).to.deep.equal(small(imageOf(host).getBoundingClientRect()));
      const { translate } = lens.querySelector("img")!.style;
      expect(translate.match(/-?[\d.]+/g)!.map((px) => Math.round(Number(px) / 20))).to.deep.equal(
        style.includes("rotate") ? [-30, -10] : [-30, -30],
      );
    });

  it("opens on hover without a press, closes on Escape, and opens the dialog at a press", async () => {
    const host = await armed(simple(' data-trigger="hover"'));
    // a finger that scrolls the page does not point
    finger(host, "pointermove");
    expect(is(host, "loading")).to.equal(false);
    await move(host);
    await until(() => shownAt(host));
    await sendKeys({ press: "Escape" });
    await until(() => !lensOf(host));
    await sendKeys({ press: "Escape" });
    await move(host, 0.1);
    expect(lensOf(host)).to.equal(null);
    finger(host, "click");
    await until(() => lensOf(host));
    finger(host, "click");
    await press(host);
    await until(() => dialogOf(host)?.open);
  });

  it("closes when the mouse leaves the picture inside of the element", async () => {
    const host = await armed(simple(' style="display:block;padding:90px"'));
    await press(host);
    await until(() => shownAt(host));
    await move(host, 0.7);
    await until(() => !lensOf(host));
  });

  it("opens the dialog by keyboard; arrow keys scroll, plus and minus scale", async () => {
    const host = await armed(simple());
    const picture = imageOf(host);
    expect([picture.role, picture.tabIndex, picture.ariaHasPopup]).to.deep.equal(["button", 0, "dialog"]);
    picture.focus();
    await expect(host).to.be.accessible();
    await sendKeys({ press: "Enter" });
    await until(() => dialogOf(host)?.open);
    const [pane, large] = [part(host, "pane")!, part(host, "picture")!];
    expect([dialogOf(host)!.ariaLabel, large.clientWidth, part(host, "scale")!.innerText]).to.deep.equal([
      "Desk",
      1000,
      "100%",
    ]);
    await expect(host).to.be.accessible();
    const before = pane.scrollLeft;
    expect(before).to.be.greaterThan(0);
    await sendKeys({ press: "ArrowRight" });
    await until(() => pane.scrollLeft > before);
    await sendKeys({ press: "+" });
    await until(() => large.clientWidth === 1250 && part(host, "scale")!.innerText === "125%");
    for (let presses = 0; presses < 6; presses++) await sendKeys({ press: "-" });
    await until(() => large.clientHeight <= pane.clientHeight && pane.scrollHeight === pane.clientHeight);
    part(host, "zoom-in")!.click();
    await until(() => large.clientHeight > pane.clientHeight);
    await sendKeys({ press: "Escape" });
    await until(() => !dialogOf(host));
    expect(document.activeElement === picture).to.equal(true);
    expect(is(host, "open")).to.equal(false);
  });

  it("describes its action beside the picture's name, or in place of one", async () => {
    const nameOf = ({ ariaLabel, attributes }: Element) => [
      ariaLabel,
      attributes.getNamedItem("aria-description")?.value,
    ];
    const nameless = image().replace("Desk", "");
    expect(nameOf(imageOf(await armed(simple())))).to.deep.equal([null, "Enlarge"]);
    expect(nameOf(imageOf(await armed(simple("", nameless))))).to.deep.equal(["Enlarge", undefined]);
    const link = (inner: string) =>
      `<suite-zoom><a href="/web/image/product.product/91/image">${inner}</a></suite-zoom>`;
    const linked = (await armed(link(image()))).querySelector("a")!;
    expect([nameOf(linked), linked.hasAttribute("tabindex")]).to.deep.equal([[null, "Enlarge"], false]);
    expect(nameOf((await armed(link(`${nameless} Look`))).querySelector("a")!)).to.deep.equal([null, "Enlarge"]);
    const named = nameless.replace("alt", 'aria-label="Table" alt');
    expect(nameOf(imageOf(await armed(simple("", named))))).to.deep.equal(["Table", undefined]);
    expect(imageOf(await armed(simple("", image(" tabindex=-1")))).tabIndex).to.equal(-1);
  });

  it("is disarmed if the large picture does not load, and announces that after a press", async () => {
    const host = await armed(`<suite-zoom data-src="image">${image()}</suite-zoom>`);
    imageOf(host).focus();
    await sendKeys({ press: "Enter" });
    await until(() => !is(host, "armed"));
    expect(host.shadowRoot!.querySelector("[role=status]")!.textContent).to.equal("There is no larger picture.");
    expect([dialogOf(host), is(host, "error"), imageOf(host).hasAttribute("role")]).to.deep.equal([null, false, false]);
    expect([clicked(imageOf(host)), pressed(imageOf(host), " ")], "left to the page").to.deep.equal([true, true]);
  });

  it("is armed only for large enough pictures and windows, whenever these change", async () => {
    // WebKit reports the displayed size of a vector picture as its natural size
    needs(!isWebKit);
    const host = await place(
      `<suite-zoom><img src="${svg("tan", 250)}" alt="Desk" width="200" height="200"></suite-zoom>`,
    );
    await until(() => imageOf(host).complete);
    expect(is(host, "armed")).to.equal(false);
    imageOf(host).src = svg("teal", 600);
    await until(() => is(host, "armed"));
    // the viewport of the page, which may be a frame in a wide window
    await setViewport({ width: 467, height: 700 });
    await until(() => !is(host, "armed"));
    expect(imageOf(host).hasAttribute("tabindex")).to.equal(false);
    await setViewport({ width: 900, height: 700 });
    await until(() => is(host, "armed"));
  });

  it("enlarges the new picture after a change of the variant", async () => {
    // WebKit reports the displayed size of a vector picture as its natural size
    needs(!isWebKit);
    const host = await armed(simple());
    const variant = svg("teal", 600);
    imageOf(host).src = variant;
    await until(() => imageOf(host).naturalWidth === 600 && is(host, "armed"));
    await press(host);
    await until(() => shownAt(host));
    expect([lensOf(host)!.querySelector("img")!.src, shownAt(host)]).to.deep.equal([variant, [-200, -200]]);
    await resetMouse();
    await until(() => !lensOf(host));
    imageOf(host).src = svg("tan", 200);
    await press(host);
    await until(() => shownAt(host)?.[0] === -400);
  });

  it("follows a picture that replaces another one", async () => {
    const host = await armed(simple());
    const first = imageOf(host);
    host.innerHTML = image(' id="second"');
    await until(() => imageOf(host).role === "button");
    expect(first.role).to.equal(null);
    // a picture that moves into a link neither loads again nor changes its size
    host.innerHTML = `<p>${image()}</p>`;
    await until(() => imageOf(host).role === "button");
    const link = document.createElement("a");
    link.href = "/web/image/product.product/91/image";
    imageOf(host).before(link);
    link.append(imageOf(host));
    await until(() => link.role === "button" && imageOf(host).role === null);
    host.replaceChildren();
    await until(() => !is(host, "armed"));
  });

  it("uses the address of a link, ignores other links, and restores the markup", async () => {
    const link = `<a href="/web/image/product.product/91/image">${image()}</a>`;
    const host = await armed(`<suite-zoom>${link}</suite-zoom>`);
    const anchor = host.querySelector("a")!;
    expect([anchor.role, imageOf(host).role]).to.deep.equal(["button", null]);
    expect(pressed(anchor, "Enter"), "the browser clicks a link").to.equal(true);
    anchor.focus();
    await sendKeys({ press: "Enter" });
    await until(() => dialogOf(host)?.open);
    await until(() => part(host, "picture")!.clientWidth === 1024);
    host.remove();
    await until(() => !anchor.hasAttribute("role"));
    expect(host.outerHTML).to.equal(`<suite-zoom>${link}</suite-zoom>`);

    for (const start of [
      '<a href="#elsewhere">',
      '<a href="mailto:a@b.example/c.png">',
      "<button>",
      "<label>",
      "<summary>",
    ]) {
      const other = await place(simple("", `${start}${image()}`));
      await until(() => imageOf(other).complete);
      expect([is(other, "armed"), other.querySelector("[role]")], start).to.deep.equal([false, null]);
    }
  });
});
