import "../publisher-page.ts";
import { expect, fixture } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import companySwitch from "#website/company-switch/company-switch.element.ts";
import languageSwitch from "#website/language-switch/language-switch.element.ts";
import websiteSwitch from "#website/website-switch/website-switch.element.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";
import { comeBack } from "../shop/lists.ts";
import { watchWays } from "../ways.ts";

for (const declaration of [languageSwitch, websiteSwitch, companySwitch]) define(declaration);

/** Records navigation and prevents it: the page of the tests must stay. */
function recordNavigation() {
  const { ways, stop } = watchWays();
  stopRecording = stop;
  return ways;
}
let stopRecording = () => {};

async function insert(html: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(`<div>${html}</div>`);
  const host = [...box.querySelectorAll<HTMLElement>("*")].find(({ localName }) => localName.startsWith("suite-"))!;
  await until(() => host.shadowRoot!.querySelector("[part=base]"));
  return host;
}

describe("tools that navigate", () => {
  afterEach(() => {
    stopRecording();
    restore();
    history.replaceState(null, "", location.pathname + location.search);
  });

  it("language-switch: opens the same page in another language after a press anywhere in the link", async () => {
    const addresses = recordNavigation();
    const host = await insert(
      `<suite-language-switch><ul class="js_language_selector"><li><a class="js_change_lang" href="/fr_FR/shop?edit_translations=1&page=2" data-lang="fr_FR"><b>Français</b></a></li></ul></suite-language-switch>`,
    );
    stopRecording();
    history.replaceState(null, "", "#chairs");
    const again = recordNavigation();
    host.querySelector("b")!.click();
    expect([...addresses, ...again]).to.deep.equal([
      `${location.origin}/website/lang/fr_FR?r=%2Ffr_FR%2Fshop%3Fpage%3D2%23chairs`,
    ]);
    expect(host.shadowRoot!.querySelector("select")).to.equal(null);
  });

  it("language-switch: shows a field if the markup has no links", async () => {
    const host = await insert(
      `<suite-language-switch data-lang="fr" data-languages='[{"code":"en_US","name":"English"},{"code":"fr_FR","name":"Français"}]'></suite-language-switch>`,
    );
    const select = host.shadowRoot!.querySelector("select")!;
    // on a page that is dark without color-scheme: the field has the page's ground, its list the browser's
    host.style.color = "white";
    expect(getComputedStyle(select).backgroundColor).to.match(/\/ 0\.03\)$/);
    expect(getComputedStyle(select.options[0]!).color).to.equal("rgb(0, 0, 0)");
    host.style.color = "";
    expect([select.value, [...select.options].map(({ text, lang }) => [text, lang])]).to.deep.equal([
      "fr_FR",
      [
        ["English", "en-US"],
        ["Français", "fr-FR"],
      ],
    ]);
    await expect(host).to.be.accessible();
    const addresses = recordNavigation();
    select.value = "en_US";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    const { pathname, search } = location;
    expect(addresses).to.deep.equal([
      `${location.origin}/website/lang/en_US?r=${encodeURIComponent(`/en_US${pathname === "/" ? "" : pathname}${search}`)}`,
    ]);
  });

  it("language-switch: names the page's language again on a page that comes back", async () => {
    const host = await insert(
      `<suite-language-switch data-lang="fr" data-languages='[{"code":"en_US","name":"English"},{"code":"fr_FR","name":"Français"}]'></suite-language-switch>`,
    );
    const addresses = recordNavigation();
    const select = host.shadowRoot!.querySelector("select")!;
    const choose = () => {
      select.value = "en_US";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    };
    choose();
    comeBack();
    expect(select.value).to.equal("fr_FR");
    choose();
    expect(addresses.length).to.equal(2);
  });

  it("language-switch: reports missing languages", async () => {
    const said = stub(console, "error");
    const host = await insert("<suite-language-switch></suite-language-switch>");
    await until(() => host.matches(":state(error)"));
    expect(said.firstCall.args.join(" ")).to.contain("neither data-languages nor links of class js_change_lang");
  });

  it("website-switch: binds the page's own link to another website", async () => {
    const addresses = recordNavigation();
    const host = await insert(
      `<suite-website-switch data-website-id="2" data-domain="https://shop.example.com"><a href="#"><span>Shop</span></a></suite-website-switch>`,
    );
    host.querySelector("span")!.click();
    expect(addresses.map((address) => new URL(address).host)).to.deep.equal(["shop.example.com"]);
    expect(new URL(addresses[0]!).searchParams.get("fw")).to.equal("2");
  });

  it("company-switch: shows a refusal and keeps the page's link", async () => {
    stub(console, "error");
    await newVisitor();
    const html = `<a role="menuitem" href="#" class="dropdown-item js_multi_company_switch" company-id="2"><span>Workshop</span></a>`;
    const host = await insert(`<suite-company-switch data-company-id="2">${html}</suite-company-switch>`);
    host.querySelector("span")!.click();
    await until(() => host.matches(":state(error)"));
    expect(host.shadowRoot!.querySelector("[role=alert]")!.textContent).to.contain("Your session has expired");
    expect(host.innerHTML).to.equal(html);
  });
});
