import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { begin, closes, edit, focusId, isSeen, leave, one, opens, page, versions } from "./built-in.ts";

const carousel = (id: string, content = "") =>
  `<div id="${id}" class="carousel slide" data-interval="0"><ol class="carousel-indicators"><li data-target="#${id}" data-slide-to="0" class="active" id="${id}-i0"></li><li data-target="#${id}" data-slide-to="1" id="${id}-i1"></li></ol>
  <div class="carousel-inner"><div class="carousel-item active" id="${id}-s0"><p>First</p>${content}</div><div class="carousel-item" id="${id}-s1"><p>Second</p></div></div>
  <a id="${id}-next" class="carousel-control-next" href="#${id}" role="button" data-slide="next" aria-label="Next"></a></div>`;

const tabs = (id: string, content = "") =>
  `<ul class="nav nav-tabs"><li class="nav-item"><a id="${id}-t1" class="nav-link active" data-toggle="tab" href="#${id}-p1">1</a></li><li class="nav-item"><a id="${id}-t2" class="nav-link" data-toggle="tab" href="#${id}-p2">2</a></li></ul>
  <div class="tab-content"><div class="tab-pane active show" id="${id}-p1">One ${content}</div><div class="tab-pane" id="${id}-p2">Two</div></div>`;

const panel = (id: string, parent: string, isOpen: boolean, content = "") =>
  `<button id="${id}" data-toggle="collapse" data-target="#${id}-panel">${id}</button><div class="collapse${isOpen ? " show" : ""}" id="${id}-panel"${parent && ` data-parent="#${parent}"`}>Panel ${content}</div>`;
const inner = `<div id="inner">${panel("c", "inner", true)}${panel("d", "inner", false)}</div>`;

const seen = (...ids: readonly string[]) => ids.map((id) => isSeen(`#${id}`));
const active = (...ids: readonly string[]) => ids.map((id) => one(`#${id}`).matches(".active"));

for (const version of versions)
  describe(`nested markup of framework ${version}`, () => {
    afterEach(leave);

    it("separates slides and indicators of nested carousels", async () => {
      await page(carousel("o", carousel("n")), version);
      expect(seen("o-s0", "n-s0", "n-s1", "o-s1")).to.deep.equal([true, true, false, false]);
      one("#n-next").click();
      await waitUntil(() => isSeen("#n-s1") && !isSeen("#n-s0"), "it does not move");
      expect(active("o-s0", "o-i0", "n-i1", "n-i0")).to.deep.equal([true, true, true, false]);
      one("#n-next").click();
      expect(active("n-s0", "n-s1", "o-s0")).to.deep.equal([true, false, true]);
      one("#n-i1").click();
      one("#o-next").click();
      await waitUntil(() => isSeen("#o-s1") && !isSeen("#o-s0"), "the outer one does not move");
      expect(active("o-i1", "o-i0", "n-s1", "n-i1", "n-i0")).to.deep.equal([true, false, true, true, false]);
      one("#o-next").click();
      expect(active("o-s0", "o-s1", "n-s1")).to.deep.equal([true, false, true]);
      one("#n-next").focus();
      await sendKeys({ press: "ArrowRight" });
      expect(active("o-s0", "n-s0")).to.deep.equal([true, true]);
    });

    it("ignores the carousel inside one without slides", async () => {
      await page(`<div class="carousel slide"><div class="carousel-inner">${carousel("n")}</div></div>`, version);
      one("#n-next").click();
      expect(active("n-s1", "n-s0")).to.deep.equal([true, false]);
    });

    it("separates tabs in a panel of tabs", async () => {
      await page(tabs("o", tabs("n")), version);
      one("#n-t2").click();
      await opens("#n-p2");
      expect([...seen("o-p1", "n-p1"), ...active("o-t1", "n-t1")]).to.deep.equal([true, false, true, false]);
      one("#n-t2").focus();
      await sendKeys({ press: "ArrowRight" });
      expect(focusId()).to.equal("n-t1");
      one("#o-t2").click();
      await opens("#o-p2");
      expect([...active("o-t2", "o-t1", "n-t1"), one("#n-t1").tabIndex]).to.deep.equal([true, false, true, 0]);
      one("#o-t1").click();
      await opens("#n-p1");
    });

    it("keeps one open panel in each of two nested accordions", async () => {
      await page(`<div id="outer">${panel("a", "outer", true, inner)}${panel("b", "outer", false)}</div>`, version);
      one("#d").click();
      await opens("#d-panel");
      await closes("#c-panel");
      expect(seen("a-panel")).to.deep.equal([true]);
      one("#b").click();
      await opens("#b-panel");
      await closes("#a-panel");
      one("#a").click();
      await opens("#d-panel");
      await closes("#b-panel");
      expect([one("#d").ariaExpanded, one("#c").ariaExpanded]).to.deep.equal(["true", "false"]);
    });

    it("handles panels of one parent on two levels, and one without a parent", async () => {
      const markup =
        panel("a", "all", false, panel("b", "all", false)) + panel("c", "all", true) + panel("d", "", true);
      await page(`<div id="all">${markup}</div>`, version);
      one("#a").click();
      await opens("#a-panel");
      await closes("#c-panel");
      one("#b").click();
      await opens("#b-panel");
      expect(seen("a-panel", "d-panel")).to.deep.equal([true, true]);
      one("#c").click();
      await opens("#c-panel");
      await closes("#a-panel");
      expect(seen("d-panel")).to.deep.equal([true]);
    });

    it("handles an accordion whose controls name the parent, beside panels without one", async () => {
      const old = (id: string, isOpen: boolean) =>
        panel(id, "", isOpen).replace(" data-toggle", ' data-parent="#all" data-toggle');
      await page(`<div id="all">${old("a", true)}${old("b", false)}${panel("c", "", true)}</div>`, version);
      one("#b").click();
      await opens("#b-panel");
      await closes("#a-panel");
      expect(seen("c-panel")).to.deep.equal([true]);
    });

    it("opens menus in the navigation of a phone, which stays open", async () => {
      const menu = (id: string) =>
        `<li class="nav-item dropdown"><a href="#" id="${id}" class="nav-link dropdown-toggle" data-toggle="dropdown">${id}</a><div class="dropdown-menu" id="${id}-menu"><a class="dropdown-item" id="${id}-one" href="#one">One</a></div></li>`;
      await page(
        `<nav class="navbar navbar-light"><button class="navbar-toggler" id="toggler" data-toggle="collapse" data-target="#nav"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav">${menu("m")}${menu("n")}</ul></div></nav>`,
        version,
      );
      one("#toggler").click();
      await opens("#m");
      one("#m").click();
      await opens("#m-menu");
      one("#n").click();
      expect(seen("nav", "m-menu", "n-menu")).to.deep.equal([true, false, true]);
      one("#n").focus();
      await sendKeys({ press: "ArrowDown" });
      expect(focusId()).to.equal("n-one");
      await sendKeys({ press: "Escape" });
      expect([...seen("nav", "n-menu"), focusId(), one("#toggler").ariaExpanded]).to.deep.equal([
        true,
        false,
        "n",
        "true",
      ]);
      one("#toggler").click();
      await closes("#nav");
    });

    it("is restored for the editor", async () => {
      const main = await page("", version);
      const markup = carousel("o", carousel("n"));
      main.innerHTML = version === "4" ? markup : markup.replace(/data-(?=slide|target|interval)/g, "data-bs-");
      const sent = main.innerHTML;
      await begin();
      one("#n-next").click();
      one("#o-next").click();
      edit();
      expect(main.innerHTML).to.equal(sent);
    });
  });
