import { expect, nextFrame, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys, sendMouse } from "@web/test-runner-commands";
import { spy } from "sinon";
import { prerender } from "#test/widgets/prerendering.ts";
import { begin, closes, edit, focusId, isSeen, leave, one, opens, page, versions, warnings } from "./built-in.ts";

const carousel = `<div id="c" class="carousel slide" data-interval="0"><ol class="carousel-indicators"><li data-target="#c" data-slide-to="0" class="active" id="i0"></li><li data-target="#c" data-slide-to="1" id="i1"></li></ol>
  <div class="carousel-inner"><div class="carousel-item active" id="s0"><p>Short</p></div><div class="carousel-item" id="s1"><p>Long</p><p>Long</p><p>Long</p></div></div>
  <a id="prev" class="carousel-control-prev" href="#c" role="button" data-slide="prev" aria-label="Previous"></a><a id="next" class="carousel-control-next" href="#c" role="button" data-slide="next" aria-label="Next"></a></div>`;

describe("the publisher's menu", () => {
  afterEach(leave);

  it("links to the tracker with the page's address, until the editor starts", async () => {
    await page('<a href="/fr_FR/r" id="o_website_links_share_page"><span>Track this Page</span></a>');
    const link = one("#o_website_links_share_page");
    expect(link.getAttribute("href")).to.equal(`/fr_FR/r?u=${encodeURIComponent(location.href)}`);
    edit();
    await waitUntil(() => link.getAttribute("href") === "/fr_FR/r", "the address stays");
  });
});

for (const version of versions)
  describe(`content of framework ${version}`, () => {
    afterEach(leave);

    it("shows a carousel with slides of equal height", async () => {
      await page(carousel, version);
      const { height } = one("#c").getBoundingClientRect();
      one("#next").click();
      await waitUntil(() => isSeen("#s1") && !isSeen("#s0"), "it does not move");
      expect([one("#i1").className, one("#i1").getAttribute("aria-current"), one("#i1").ariaLabel]).to.deep.equal([
        "active",
        "true",
        "2",
      ]);
      expect(one("#c").getBoundingClientRect().height).to.equal(height);
      one("#next").click();
      expect(one("#s0").matches(".active")).to.equal(true);
      one("#i1").focus();
      await sendKeys({ press: "Enter" });
      expect(one("#s1").matches(".active")).to.equal(true);
      document.documentElement.dir = "rtl";
      await sendKeys({ press: "ArrowRight" });
      expect(one("#s0").matches(".active")).to.equal(true);
    });

    it("changes slides automatically, except under the pointer or with reduced motion", async () => {
      await sendMouse({ type: "move", position: [700, 550] });
      const original = window.setInterval;
      let tick: (() => void) | undefined;
      window.setInterval = ((act: () => void, ms: number) =>
        ms === 1234 ? ((tick = act), 0) : original.call(window, act, ms)) as typeof window.setInterval;
      await page(carousel.replace('interval="0"', 'interval="1234"'), version);
      await waitUntil(() => tick, "no interval begins");
      window.setInterval = original;
      const isFirst = () => one("#s0").matches(".active");
      tick!();
      expect(isFirst()).to.equal(true);
      await emulateMedia({ reducedMotion: "no-preference" });
      tick!();
      expect(isFirst()).to.equal(false);
      one("#next").focus();
      tick!();
      expect(isFirst()).to.equal(false);
      one("#next").blur();
      tick!();
      expect(isFirst()).to.equal(true);
    });

    it("starts the interval of a carousel when the page is visited, not when the browser prerenders it", async () => {
      const begun = spy(window, "setInterval");
      const intervals = async () => {
        await nextFrame();
        await nextFrame();
        return begun.args.filter(([, ms]) => ms === 1234).length;
      };
      const visit = prerender();
      await page(carousel.replace('interval="0"', 'interval="1234"'), version);
      const before = await intervals();
      visit();
      const after = await intervals();
      edit();
      const visitAgain = prerender();
      await begin();
      edit();
      visitAgain();
      const afterEditor = await intervals();
      begun.restore();
      expect([before, after, afterEditor]).to.deep.equal([0, 1, 1]);
    });

    it("shows tooltips for pointer and keyboard, which Escape closes", async () => {
      await page(
        `<p style="padding:80px"><i id="sign" role="img" aria-label="Info" title="What it is" data-toggle="tooltip">?</i></p>`,
        version,
      );
      await sendKeys({ press: "Tab" });
      await waitUntil(() => isSeen(".tooltip"), "no tooltip");
      const tip = one(".tooltip");
      expect([
        focusId(),
        tip.textContent,
        one("#sign").getAttribute("aria-describedby"),
        one("#sign").title,
      ]).to.deep.equal(["sign", "What it is", tip.id, ""]);
      expect(tip.getBoundingClientRect().bottom <= one("#sign").getBoundingClientRect().top).to.equal(true);
      await sendKeys({ press: "Escape" });
      expect(document.querySelector(".tooltip")).to.equal(null);
      one("#sign").click();
      await nextFrame();
      expect(document.querySelector(".tooltip"), "a press asks for none").to.equal(null);
      edit();
      expect([one("#sign").title, one("#sign").hasAttribute("tabindex")]).to.deep.equal(["What it is", false]);
    });

    it("shows popovers in the page's light DOM with sanitized HTML", async () => {
      await page(
        `<p style="padding:80px"><button id="pop" title="Head" data-toggle="popover" data-html="true" data-content="<b onclick='x()'>Bold</b><script>x()</script>">P</button></p>`,
        version,
      );
      one("#pop").click();
      await waitUntil(() => isSeen(".popover"), "no popover");
      expect([one(".popover-header").textContent, one(".popover-body").innerHTML]).to.deep.equal([
        "Head",
        "<b>Bold</b>",
      ]);
      await sendMouse({ type: "click", position: [1, 1] });
      expect(document.querySelector(".popover")).to.equal(null);
    });

    it("closes alerts, which the editor finds again", async () => {
      const main = await page(
        `<div class="alert d-flex" id="alert">Done <button class="close" data-dismiss="alert" aria-label="Close">x</button></div>`,
        version,
      );
      one(".close").click();
      await closes("#alert");
      edit();
      expect([isSeen("#alert"), main.firstElementChild!.className]).to.deep.equal([true, "alert d-flex"]);
    });

    it("marks the link to the current section", async () => {
      await page(
        `<div id="spy" tabindex="0" data-spy="scroll" data-target="#toc" data-offset="20" style="height:100px;overflow:auto"><div id="x" style="height:200px">X</div><div id="y" style="height:300px">Y</div></div><ul id="toc"><li><a class="nav-link" id="lx" href="#x">x</a></li><li><a class="nav-link" id="ly" href="#y">y</a></li></ul>`,
        version,
      );
      expect(one("#lx").matches(".active")).to.equal(true);
      one("#spy").scrollTop = 190;
      await waitUntil(() => one("#ly").matches(".active") && !one("#lx").matches(".active"), "not marked");
    });

    it("toggles buttons", async () => {
      await page(
        `<div data-toggle="buttons"><label class="btn" id="l1"><input type="radio" name="r" id="r1" checked>1</label><label class="btn" id="l2"><input type="radio" name="r" id="r2">2</label></div><button id="b" data-toggle="button">B</button>`,
        version,
      );
      expect(one("#l1").matches(".active")).to.equal(true);
      one("#r2").click();
      expect([one("#l1").matches(".active"), one("#l2").matches(".active")]).to.deep.equal([false, true]);
      one("#b").click();
      expect(one("#b").ariaPressed).to.equal("true");
    });

    it("scrolls to the position in the address", async () => {
      location.hash = "#scrollTop=120";
      await page(`<div style="height: 4000px"></div>`, version);
      expect(Math.round(scrollY)).to.equal(120);
      location.hash = "";
    });

    it("opens a panel whose accordion is an invalid selector, with a warning", async () => {
      const lines = await warnings(async () => {
        await page(
          `<button id="a" data-toggle="collapse" data-target="#p" data-parent="${":is(".repeat(999)}">A</button><div id="p" class="collapse">P</div>`,
          version,
        );
        one("#a").click();
        await opens("#p");
      });
      expect(lines.length).to.equal(1);
      expect(lines[0]).to.match(/^suite-widgets: <button> names no [*] of the page: :is/);
    });

    it("warns once about malformed or hostile markup and throws nothing", async () => {
      const crashes: unknown[] = [];
      const note = (event: Event) => void crashes.push(event);
      window.addEventListener("error", note);
      window.addEventListener("unhandledrejection", note);
      const all = await warnings(async (lines) => {
        await page(
          `<img name="querySelectorAll"><img name="body"><img name="addEventListener"><button class="w" data-toggle="modal" data-target="a[">1</button><button class="w" data-toggle="modal" data-target="#none">2</button><button class="w" data-toggle="collapse" data-target="body">3</button><a class="w" href="#%E0%A4%A" data-toggle="modal">4</a><button class="w" data-toggle="dropdown">5</button><form><input name="closest"><input name="querySelectorAll"><a class="w" data-toggle="collapse" href="#">6</a></form>`,
          version,
        );
        for (const control of document.getElementsByClassName("w")) (control as HTMLElement).click();
        for (const control of document.getElementsByClassName("w")) (control as HTMLElement).click();
        await begin();
        // the code of dialogs is loaded by the first press
        await waitUntil(() => lines.length === 5, "not named");
      });
      window.removeEventListener("error", note);
      window.removeEventListener("unhandledrejection", note);
      expect(crashes).to.deep.equal([]);
      expect(all.length).to.equal(5);
      expect(
        all.every((line) =>
          /^suite-widgets: <(a|button)> (names no .+ of the page: .|has no .dropdown-menu)/.test(line),
        ),
      ).to.equal(true);
      expect(getComputedStyle(document.documentElement).display).to.equal("block");
    });
  });

describe("content of the built-in pages", () => {
  afterEach(leave);

  it("shows pictures of files with safe addresses", async () => {
    await page(
      `<a class="o_image" id="p" data-mimetype="image/png" data-src="/x'y.png"></a><a class="o_image" id="q" data-mimetype="image/png" data-src="javascript:1"></a><a class="o_image" id="r" data-mimetype="image/x;text/png" data-src="/z"></a><a class="o_image" id="s" data-mimetype="image/png" data-src='/s.png"), url("//other.invalid/'></a>`,
    );
    expect(one("#p").style.backgroundImage).to.contain("y.png");
    expect(one("#s").style.backgroundImage, "a second picture").not.to.match(/,\s*url\("/);
    expect(one("#s").style.backgroundImage).to.contain("s.png");
    expect([one("#q").style.backgroundImage, one("#r").style.backgroundImage]).to.deep.equal(["", ""]);
  });
});
