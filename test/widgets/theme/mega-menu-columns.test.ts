import { expect, fixture, nextFrame, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { adopted, all, builtIn, expanded, headings, isSeen, menu } from "./mega-menus.ts";

const buttons = (host: Element) => host.shadowRoot!.querySelectorAll("button").length;
const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
const links = (...names: readonly string[]) =>
  `<ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join("")}</ul>`;
const focused = () => document.activeElement?.textContent ?? "";
const wide = () => setViewport({ width: 992, height: 700 });
const narrow = () => setViewport({ width: 991, height: 700 });
const columns = (host: Element) => waitUntil(() => buttons(host) === 0, "it stays an accordion");

/** Menu of three columns of links. */
async function columnsOfLinks() {
  const host = await menu();
  host.innerHTML = `<h4>Products</h4>${links("Desks", "Chairs")}<h4>Services</h4>${links("Repair", "Advice", "Hire")}<h4>About</h4>${links("Us")}`;
  await waitUntil(() => headings(host).length === 3, "its children are not read");
  return host;
}

async function press(key: string, from: string): Promise<string> {
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === from)!;
  link.focus();
  await sendKeys({ press: key });
  return focused();
}

describe("suite-mega-menu in a wide window", () => {
  beforeEach(async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    await wide();
  });
  afterEach(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("shows all panels side by side below their headings", async () => {
    const host = await menu();
    const written = host.outerHTML;
    const [products, services] = [...host.querySelectorAll("h4")];
    const [first, second] = [host.querySelector("#first")!, host.querySelector("#second")!];
    expect([first, second, host.lastElementChild!].map(isSeen)).to.deep.equal([true, true, true]);
    expect([top(products!), left(first), left(second)]).to.deep.equal([
      top(services!),
      left(products!),
      left(services!),
    ]);
    expect(left(services!)).to.be.greaterThan(left(products!));
    expect(top(first)).to.be.greaterThan(top(products!));
    expect(top(products!)).to.be.greaterThan(top(host.querySelector("p")!));
    await expect(host).to.be.accessible();
    expect(host.outerHTML).to.equal(written);
  });

  it("has no buttons: headings are headings, and Tab moves from link to link", async () => {
    const host = await columnsOfLinks();
    expect([buttons(host), host.shadowRoot!.querySelectorAll("[role=heading]").length]).to.deep.equal([0, 0]);
    expect([await press("Tab", "Desks"), await press("Tab", "Chairs")]).to.deep.equal(["Chairs", "Repair"]);
  });

  it("handles the keys of a disclosure navigation, which scroll the page at the last link", async () => {
    await columnsOfLinks();
    for (const [key, from, to] of [
      ["ArrowDown", "Repair", "Advice"],
      ["ArrowUp", "Hire", "Advice"],
      ["Home", "Hire", "Repair"],
      ["End", "Repair", "Hire"],
      ["ArrowRight", "Chairs", "Repair"],
      ["ArrowRight", "Hire", "Us"],
      ["ArrowLeft", "Us", "Repair"],
      ["ArrowRight", "Us", "Us"],
      ["ArrowDown", "Chairs", "Chairs"],
    ] as const) {
      expect([key, from, await press(key, from)]).to.deep.equal([key, from, to]);
    }
    const prevented: boolean[] = [];
    const note = ({ defaultPrevented }: Event) => prevented.push(defaultPrevented);
    document.addEventListener("keydown", note);
    await press("ArrowDown", "Desks");
    await press("ArrowDown", "Chairs");
    await sendKeys({ down: "Control" });
    const to = await press("Home", "Chairs");
    await sendKeys({ up: "Control" });
    expect(to).to.equal("Chairs");
    document.removeEventListener("keydown", note);
    expect(prevented).to.deep.equal([true, false, false, false]);
  });

  it("reverses the keys from right to left", async () => {
    const host = await columnsOfLinks();
    host.dir = "rtl";
    await waitUntil(() => host.matches(":dir(rtl)"));
    expect([await press("ArrowLeft", "Desks"), await press("ArrowRight", "Repair")]).to.deep.equal(["Repair", "Desks"]);
  });

  it("ignores keys in the page author's fields", async () => {
    const host = await columnsOfLinks();
    const field = document.createElement("input");
    field.value = "oak";
    host.querySelector("li")!.append(field);
    field.focus();
    field.setSelectionRange(3, 3);
    await sendKeys({ press: "Home" });
    expect([document.activeElement === field, field.selectionStart]).to.deep.equal([true, 0]);
  });

  it("is an accordion in a narrower window, which keeps its open section", async () => {
    const host = await menu({ "data-open": "2" });
    await narrow();
    await waitUntil(() => expanded(host) === "false,true", "it is no accordion");
    expect([isSeen(host.querySelector("#first")!), isSeen(host.querySelector("#second")!)]).to.deep.equal([
      false,
      true,
    ]);
    headings(host)[0]!.click();
    await waitUntil(() => expanded(host) === "true,false", "it does not open");
    await wide();
    await columns(host);
    expect([isSeen(host.querySelector("#first")!), isSeen(host.querySelector("#second")!)]).to.deep.equal([true, true]);
    await narrow();
    await waitUntil(() => expanded(host) === "true,false", "it forgets what was open");
  });

  it("keeps the section with the focus open when the window becomes narrow", async () => {
    const host = await columnsOfLinks();
    host.querySelectorAll("a")[2]!.focus();
    await narrow();
    await waitUntil(() => expanded(host) === "false,true,false", "it is closed");
    expect(focused()).to.equal("Repair");
  });

  it("moves the focus on from the focused heading when the window becomes wide", async () => {
    await narrow();
    const host = await columnsOfLinks();
    headings(host)[1]!.focus();
    await wide();
    await columns(host);
    await sendKeys({ press: "Tab" });
    expect(focused()).to.equal("Repair");
  });

  it("animates nothing when the window's width changes", async () => {
    await emulateMedia({ reducedMotion: "no-preference" });
    const host = await menu({ "data-open": "1" });
    await narrow();
    await waitUntil(() => expanded(host) === "true,false", "it is no accordion");
    await wide();
    await columns(host);
    expect(all(host, "panel").flatMap((panel) => panel.getAnimations()).length).to.equal(0);
  });

  it("stacks its columns in a narrow element", async () => {
    const host = await menu();
    host.style.width = "12rem";
    const [products, services] = [...host.querySelectorAll("h4")];
    expect([left(services!), host.scrollWidth <= host.clientWidth]).to.deep.equal([left(products!), true]);
  });

  describe("in the built-in theme", () => {
    for (const [name, markup] of Object.entries(builtIn)) {
      it(`shows all of ${name} without a sign, and restores the markup`, async () => {
        const page = await fixture<HTMLElement>(markup);
        const written = page.outerHTML;
        const { hosts, undo } = await adopted(page);
        expect(hosts.some(buttons)).to.equal(false);
        const texts = ["Oak", "Ash"].map((text) =>
          [...page.querySelectorAll("*")].findLast(({ textContent }) => textContent === text)!,
        );
        expect(texts.map(isSeen)).to.deep.equal([true, true]);
        expect([...page.querySelectorAll("i")].map((icon) => getComputedStyle(icon).display)).to.deep.equal([
          "none",
          "none",
        ]);
        for (const host of hosts) await expect(host).to.be.accessible();
        await narrow();
        await waitUntil(() => hosts.every((host) => expanded(host).startsWith("false")), "it is no accordion");
        expect([...page.querySelectorAll("i")].map((icon) => icon.style.display)).to.deep.equal(["", ""]);
        await wide();
        await waitUntil(() => !hosts.some(buttons), "it stays an accordion");
        undo();
        await nextFrame();
        expect(page.outerHTML).to.equal(written);
      });
    }

    it("keeps its height when adopted", async () => {
      const page = await fixture<HTMLElement>(builtIn["menu 15"]);
      const heights = () => [...page.querySelectorAll("h4,ul")].map((each) => [top(each), left(each)]);
      // styles of the built-in theme for its columns
      for (const row of page.querySelectorAll<HTMLElement>(".sh_content")) row.style.display = "flex";
      for (const icon of page.querySelectorAll("i")) icon.remove();
      for (const heading of page.querySelectorAll("h4")) heading.style.margin = "0 0 10px";
      for (const list of page.querySelectorAll("ul")) list.style.margin = "0 0 1rem";
      const before = [page.offsetHeight, heights()];
      await adopted(page);
      expect([page.offsetHeight, heights()]).to.deep.equal(before);
    });

    it("moves the focus from column to column of several menus", async () => {
      const column = (name: string, ...of: readonly string[]) =>
        `<div class="sh_content"><h4>${name}</h4>${links(...of)}</div>`;
      const page = await fixture<HTMLElement>(
        `<section id="sh_megamenubar_15">${column("Desks", "Oak", "Elm")}${column("Chairs", "Ash")}</section>`,
      );
      await adopted(page);
      expect([await press("ArrowRight", "Elm"), await press("ArrowLeft", "Ash")]).to.deep.equal(["Ash", "Oak"]);
    });

    it("keeps a heading's link, except with an empty anchor", async () => {
      const section = (href: string, name: string) =>
        `<div class="sh_main"><a href="${href}">${name}</a><div class="sh_content">${name} and more</div></div>`;
      const page = await fixture<HTMLElement>(
        `<section id="sh_megamenubar_3">${section("#desks", "Desks")}${section("#", "Chairs")}</section>`,
      );
      const { hosts } = await adopted(page);
      const click = async (link: Element) => {
        const { x, y } = link.getBoundingClientRect();
        await sendMouse({ type: "click", position: [Math.round(x) + 5, Math.round(y) + 5] });
      };
      const [desks, chairs] = [...page.querySelectorAll(".sh_main a")];
      await click(desks!);
      await waitUntil(() => location.hash === "#desks", "it is not followed");
      await click(chairs!);
      expect(location.hash).to.equal("#desks");
      const names = hosts.map((host) => host.shadowRoot!.querySelector("[role=heading]")!.ariaLabel);
      expect(names).to.deep.equal([null, "Chairs"]);
      for (const host of hosts) await expect(host).to.be.accessible();
      history.replaceState(null, "", location.pathname + location.search);
    });
  });
});
