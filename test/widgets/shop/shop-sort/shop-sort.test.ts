import { expect, fixtureCleanup } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import declaration from "#shop/shop-sort/shop-sort.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { watchWays } from "#test/widgets/ways.ts";
import { rendered } from "../basket.ts";
import { builtInPage, comeBack } from "../lists.ts";

define(declaration);
const { origin } = location;

/** Adds markup to the page, adopted as the loader does it. */
async function place(content: Iterable<Node>) {
  const page = document.createElement("main");
  page.append(...content);
  document.body.append(page);
  const written = page.innerHTML;
  const hosts = [...page.querySelectorAll<HTMLElement>(declaration.adopts!.selector)].map(
    (markup) => wrap(markup, declaration.tag, [], undefined, declaration.enhances).host,
  );
  hosts.push(...page.querySelectorAll<HTMLElement>("suite-shop-sort"));
  await Promise.all(hosts.map(rendered));
  const find = <T extends HTMLElement>(selector: string) => page.querySelector<T>(selector)!;
  return { page, hosts, written, find };
}

const parse = (html: string) => document.createRange().createContextualFragment(html).childNodes;

/** Opens the suite's own page at its address. */
async function shop(path: string) {
  history.replaceState(null, "", path);
  return place((await builtInPage(path)).querySelectorAll("#wrap"));
}

describe("suite-shop-sort", () => {
  const testPage = location.href;
  let going: ReturnType<typeof watchWays> | undefined;
  const ways = () => going!.ways.map((way) => way.replace(origin, ""));

  /** Records navigations and prevents them from now on. */
  const watch = () => (going = watchWays());
  beforeEach(() => comeBack());
  afterEach(() => {
    going?.stop();
    document.querySelector("main")?.remove();
    fixtureCleanup();
    history.replaceState(null, "", testPage);
  });

  it("searches and sorts without losing the other choices", async () => {
    const { find } = await shop("/shop/category/light-5?order=name+asc&attrib=6-61");
    watch();
    find<HTMLInputElement>("[name=search]").value = "a & b=c";
    find(".oe_search_button").click();
    find('.dropdown_sorty_by a[href*="list_price+desc"]').click();
    expect(ways()).to.deep.equal([
      "/shop/category/light-5?order=name+asc&attrib=6-61&search=a+%26+b%3Dc",
      "/shop/category/light-5?order=list_price+desc&attrib=6-61",
    ]);
  });

  it("sends the filters once per choice", async () => {
    const { page, find, hosts } = await shop("/shop?order=name+asc");
    watch();
    find("[name=attrib][value='1-11']").click();
    find("form.js_attributes").dispatchEvent(new Event("change", { bubbles: true }));
    (find("form.js_attributes") as HTMLFormElement).requestSubmit();
    expect(ways()).to.deep.equal(["/shop?order=name+asc&attrib=1-11"]);
    expect(hosts.map((host) => host.matches(":state(busy)"))).to.include(true);
    find<HTMLSelectElement>("select[name=attrib]").value = "3-31";
    find("select[name=attrib]").dispatchEvent(new Event("change", { bubbles: true }));
    expect(ways().slice(1)).to.deep.equal(["/shop?order=name+asc&attrib=1-11&attrib=3-31"]);
    await expect(page).to.be.accessible();
  });

  it("waits while a visitor goes through choices by keys, and sends the confirmed one", async () => {
    const { find } = await place(
      parse(
        `<suite-shop-sort><form action="/shop"><label>Sort by <select name="order"><option>a<option>b<option>c</select></label></form></suite-shop-sort>`,
      ),
    );
    watch();
    find("select").focus();
    const press = (key: string) => find("select").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    for (const choice of ["b", "c"]) {
      // most browsers change a closed list at each key
      press("ArrowDown");
      find<HTMLSelectElement>("select").value = choice;
      find("select").dispatchEvent(new Event("change", { bubbles: true }));
    }
    expect(ways()).to.deep.equal([]);
    press("Enter");
    expect(ways()).to.deep.equal(["/shop?order=c"]);
  });

  it("shows the choices of its page again after a return, and sends the same choice again", async () => {
    const { find } = await place(
      parse(`<suite-shop-sort><form action="/shop"><input name="reset"><select name="order" aria-label="Sort"><option>a<option selected>b<option>c</select>
        <input type="checkbox" name="attrib" value="1" aria-label="Steel" checked></form>
        <form action="/shop" id="asks"><input name="search" aria-label="Search"><button>Go</button></form></suite-shop-sort>`),
    );
    watch();
    const select = find<HTMLSelectElement>("select");
    const choose = () => {
      select.value = "c";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    };
    choose();
    find("[name=attrib]").click();
    find<HTMLInputElement>("[name=search]").value = "desk";
    const values = () => [select.value, find<HTMLInputElement>("[name=attrib]").checked];
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(values()).to.deep.equal(["c", false]);
    comeBack();
    expect([values(), find<HTMLInputElement>("[name=search]").value]).to.deep.equal([["b", true], "desk"]);
    const before = ways().length;
    choose();
    expect(ways().slice(before)).to.deep.equal(["/shop?order=c&attrib=1"]);
  });

  it("leaves links to the browser that lead to no page, or to another window", async () => {
    const links = ["javascript:void(0)", "https://", "mailto:shop@example.com"].map(
      (href) => `<a href="${href}">a</a>`,
    );
    const { page, find } = await place(
      parse(
        `<suite-shop-sort><div class="dropdown_sorty_by">${links.join("")}<a href="/shop?order=b" target="_blank">b</a></div></suite-shop-sort>`,
      ),
    );
    watch();
    const left: boolean[] = [];
    page.addEventListener("click", (event) => (left.push(!event.defaultPrevented), event.preventDefault()));
    for (const link of find("div").children) (link as HTMLElement).click();
    expect([left, ways()]).to.deep.equal([[true, true, true, true], []]);
  });

  it("leaves other targets to the browser, and prevented events to the page", async () => {
    const { page, find } = await place(
      parse(`<suite-shop-sort><form action="/shop" target="other"><input name="search"><button>Go</button></form>
        <div class="dropdown_sorty_by"><a href="/shop?order=name+asc">Name</a></div></suite-shop-sort>`),
    );
    watch();
    const left: boolean[] = [];
    const stay = (event: Event) => (left.push(!event.defaultPrevented), event.preventDefault());
    for (const name of ["click", "submit"]) page.addEventListener(name, stay);
    find("a").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    (find("form") as HTMLFormElement).requestSubmit();
    expect(left).to.deep.equal([true, true]);
    for (const name of ["click", "submit"]) page.removeEventListener(name, stay);
    find("a").addEventListener("click", (event) => event.preventDefault());
    find("a").click();
    expect(ways()).to.deep.equal([]);
  });

  it("expands categories by key, one among siblings at a time, and restores them", async () => {
    const { page, find, hosts, written } = await place(
      parse(`<ul class="nav" id="o_shop_collapse_category">
        <li><i class="fa fa-chevron-right" title="Unfold" aria-label="Unfold" role="img"></i><a href="/a">Desks</a><ul id="a" style="display:none;"><li>
          <i class="fa fa-chevron-right"></i><a href="/c">Low</a><ul id="c" style="display:none;"><li><a href="/d">Lower</a></li></ul></li></ul></li>
        <li><i class="fa fa-chevron-down"></i><a href="/b">Seats</a><ul id="b" style="display:block;"><li><a href="/e">Chairs</a></li></ul></li>
      </ul>`),
    );
    watch();
    const shown = () => [..."abc"].filter((id) => find(`#${id}`).checkVisibility()).join("");
    const [desks, low, seats] = page.querySelectorAll<HTMLElement>("i");
    // the code for categories is loaded only for pages with categories
    await until(() => low!.role === "button");
    expect(shown()).to.equal("b");
    desks!.focus();
    await sendKeys({ press: "Enter" });
    expect([shown(), desks!.ariaExpanded, seats!.ariaExpanded]).to.deep.equal(["a", "true", "false"]);
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Tab" });
    expect(document.activeElement).to.equal(low);
    await sendKeys({ press: "Space" });
    expect([shown(), low!.getAttribute("aria-controls"), low!.ariaLabel]).to.deep.equal([
      "ac",
      "c",
      "Subcategories of Low",
    ]);
    await expect(page).to.be.accessible();
    desks!.click();
    expect(shown()).to.equal("");
    const markup = find("#o_shop_collapse_category");
    hosts[0]!.replaceWith(markup);
    await Promise.resolve();
    expect(page.innerHTML).to.equal(written);
  });

  it("restores the markup while the page is edited", async () => {
    const simple = `<ul><li><a href="/a">Desks</a> <button>+</button><ul hidden=""><li><a href="/b">Low</a></li></ul></li></ul>`;
    const { find, hosts } = await place(parse(`<suite-shop-sort>${simple}</suite-shop-sort>`));
    watch();
    await until(() => find("button").ariaExpanded === "false");
    find("button").click();
    expect([find("ul ul").hidden, find("button").ariaExpanded]).to.deep.equal([false, "true"]);
    document.body.classList.add("editor_enable");
    await new Promise(requestAnimationFrame);
    document.body.classList.remove("editor_enable");
    expect(hosts[0]!.innerHTML).to.equal(simple);
  });
});
