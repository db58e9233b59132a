import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import declaration from "#portal/portal-search/portal-search.element.ts";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { until } from "../shared/state/visitor.ts";
import { builtInPage, comeBack } from "../shop/lists.ts";
import { signIn } from "../sign-in.ts";
import { watchWays } from "../ways.ts";
import { place } from "./place.ts";

define(declaration);

describe("suite-portal-search", () => {
  const testPage = location.href;
  let going: ReturnType<typeof watchWays> | undefined;
  const ways = () => going!.ways.map((way) => way.replace(location.origin, ""));

  afterEach(() => {
    going?.stop();
    document.querySelector("main")?.remove();
    history.replaceState(null, "", testPage);
  });

  async function orders(change: (body: HTMLElement) => void = () => {}) {
    await signIn("portal");
    history.replaceState(null, "", "/my/orders/page/2?sortby=name");
    const body = await builtInPage("/my/orders/page/2?sortby=name");
    change(body);
    const page = document.createElement("main");
    page.append(...body.querySelectorAll("#wrap"));
    document.body.append(page);
    const find = <T extends HTMLElement>(query: string) => page.querySelector<T>(query)!;
    const written = page.innerHTML;
    const { host, undo } = wrap(
      find(declaration.adopts!.selector),
      declaration.tag,
      [],
      declaration.adopts!.place,
      true,
    );
    await until(() => host.shadowRoot?.querySelector("[part=base] > *"));
    going = watchWays();
    return { page, host, undo, find, written };
  }

  it("searches in the chosen field by Enter and by the button, once", async () => {
    const { page, find } = await orders();
    const field = find<HTMLInputElement>("[name=search]");
    expect([field.ariaLabel, find(".search-submit").ariaLabel]).to.deep.equal(["Search in All", "Search"]);
    field.focus();
    await sendKeys({ type: "bench" });
    await sendKeys({ press: "Enter" });
    await sendKeys({ press: "Enter" });
    expect(ways()).to.deep.equal(["/my/orders?sortby=name&search_in=all&search=bench"]);
    find('[href="#title"]').click();
    const items = [...page.querySelectorAll(".dropdown-item[role]")];
    expect(items.map(({ ariaCurrent }) => ariaCurrent)).to.deep.equal(
      items.map(({ classList }) => (classList.contains("active") ? "true" : null)),
    );
    expect([find(".dropdown-item.active[role]").textContent, field.ariaLabel]).to.deep.equal([
      "Search in Title",
      "Search in Title",
    ]);
    find(".search-submit").click();
    expect(ways()[1]).to.equal("/my/orders?sortby=name&search_in=title&search=bench");
    comeBack();
    find(".search-submit").click();
    expect(ways()).to.have.length(3);
    await expect(page).to.be.accessible();
  });

  it("starts with the first choice if none is active, and writes the label", async () => {
    const { find } = await orders((body) => {
      body.querySelector(".o_portal_search_panel .active")!.classList.remove("active");
      body.querySelector(".o_portal_search_panel .dropdown-toggle")!.innerHTML = '<span id="search_label">x</span>';
    });
    expect(find("#search_label").textContent).to.equal("Search");
    find(".search-submit").click();
    expect(ways()).to.deep.equal(["/my/orders?sortby=name&search_in=all&search="]);
  });

  it("restores everything at the end", async () => {
    const { page, find, undo, written } = await orders();
    find('[href="#name"]').click();
    undo();
    await until(() => page.innerHTML === written);
  });

  it("adds choices to a form without any", async () => {
    const { host, find } = await place(
      `<suite-portal-search data-choices='[{"key":"a","label":"First"},{"key":"b","label":"Second"}]'>
        <form><label>Search <input name="search"></label><button>Search</button></form></suite-portal-search>`,
      declaration,
    );
    history.replaceState(null, "", "/my/tickets?sortby=stage");
    going = watchWays();
    const select = host.shadowRoot!.querySelector("select")!;
    await expect(host).to.be.accessible();
    select.value = "b";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    find<HTMLInputElement>("[name=search]").value = "leg";
    find("button").click();
    expect(ways()).to.deep.equal(["/my/tickets?sortby=stage&search_in=b&search=leg"]);
  });

  it("ignores forms that are posted, and events that a handler prevented", async () => {
    const { page } = await place(
      `<suite-portal-search><form method="post"><input name="search"></form></suite-portal-search>`,
      declaration,
    );
    going = watchWays();
    let isOurs: boolean | undefined;
    window.addEventListener(
      "submit",
      (event) => {
        isOurs = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    page.querySelector("form")!.requestSubmit();
    expect([isOurs, ways()]).to.deep.equal([false, []]);
  });
});
