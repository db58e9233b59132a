import { expect, fixture } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import action from "#website/action/action.element.ts";
import companySwitch from "#website/company-switch/company-switch.element.ts";
import publish from "#website/publish/publish.element.ts";
import websiteSwitch from "#website/website-switch/website-switch.element.ts";
import { adopt, seen, withSheet } from "../shared/loader/adopted.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";

const inBar = [action, companySwitch, publish, websiteSwitch];
for (const declaration of inBar) define(declaration);

/** Recorded bar of a publisher; its style sheet selects links and icons by their parents, as the suite's does. */
const bar = `
  <style>
    .bar { block-size: 46px; background: purple; }
    .bar > ul { display: flex; float: right; margin: 0; padding: 0; list-style: none; }
    .bar > ul > li { position: relative; }
    .bar > ul > li > a, .bar > ul > li > label { display: block; block-size: 46px; padding: 0 10px; color: white; line-height: 46px; }
    .bar > ul > li > a > .fa { margin-inline-end: 7px; }
    .menu > a { display: block; padding: 4px 24px; }
    .group { display: flex; }
    .group > .btn { flex: 1 1 auto; margin-inline-start: -1px; }
    .css_published .css_publish, .css_published .btn-danger { display: none; }
  </style>
  <nav id="oe_main_menu_navbar" class="bar"><ul>
    <li class="js_publish_management css_published" data-id="9" data-object="product.template">
      <label class="o_switch js_publish_btn" for="id"><input type="checkbox" id="id" checked><span></span><span class="css_publish">Unpublished</span><span class="css_unpublish">Published</span></label>
    </li>
    <li><a data-action="show-mobile-preview" href="#"><span class="fa">M</span></a></li>
    <li><a href="#">YourCompany</a><div class="menu">
      <a href="#" class="js_multi_company_switch" company-id="2"><span>My Company</span></a>
      <a href="#" class="js_multi_website_switch" domain="" website-id="2"><span>My Website 2</span></a>
    </div></li>
    <li><a data-action="edit" href="#"><span class="fa">E</span>Edit</a></li>
  </ul></nav>
  <div class="group js_publish_management css_published" data-id="4" data-object="website.page" style="inline-size: 300px">
    <button class="btn btn-danger js_publish_btn">Unpublished</button><button class="btn btn-success js_publish_btn">Published</button><button class="btn">More</button>
  </div>`;

describe("the bar of a site's team", () => {
  withSheet(inBar);
  beforeEach(() => newVisitor());

  it("keeps its layout when its entries are adopted, and is restored afterwards", async () => {
    const page = await fixture<HTMLElement>(`<div>${bar}</div>`);
    const html = page.innerHTML;
    const before = seen(page);
    const { hosts, undo } = adopt(page, inBar);
    expect(seen(page), "before its elements are ready").to.deep.equal(before);
    await until(() => hosts.every((host) => host.matches(":state(ready)")));
    expect(seen(page)).to.deep.equal(before);
    expect(hosts.map((host) => host.getBoundingClientRect().width)).to.deep.equal(hosts.map(() => 0));
    undo();
    expect(page.innerHTML).to.equal(html);
  });

  it("handles presses on an entry and on an icon inside it", async () => {
    const page = await fixture<HTMLElement>(`<div>${bar}</div>`);
    const { hosts, undo } = adopt(page, inBar);
    await until(() => hosts.every((host) => host.matches(":state(ready)")));
    const asked: string[] = [];
    page.addEventListener("suite-action", (event) => {
      event.preventDefault();
      asked.push((event as CustomEvent<{ action: string }>).detail.action);
    });
    page.querySelector<HTMLElement>("[data-action=edit] .fa")!.click();
    page.querySelector<HTMLElement>("[data-action=show-mobile-preview]")!.click();
    undo();
    page.querySelector<HTMLElement>("[data-action=edit] .fa")!.click();
    expect(asked).to.deep.equal(["edit", "show-mobile-preview"]);
  });
});
