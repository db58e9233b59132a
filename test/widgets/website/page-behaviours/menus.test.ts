import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { begin, closes, edit, focusId, isSeen, leave, notOurs, one, opens, page, versions } from "./built-in.ts";

const userMenu = `<ul class="nav"><li class="nav-item dropdown"><a href="#" id="user" class="nav-link dropdown-toggle" data-toggle="dropdown"><b>Joel</b></a>
  <div class="dropdown-menu js_usermenu" role="menu" id="menu"><a href="#home" role="menuitem" id="home" class="dropdown-item">My Account</a><a id="logout" class="dropdown-item" role="menuitem" href="#out">Logout</a></div></li></ul>`;
const languages = `<div class="dropup"><button id="lang" type="button" class="dropdown-toggle" data-toggle="dropdown" aria-expanded="true">English</button><div class="dropdown-menu" id="langs"><form><input id="field"></form><a class="dropdown-item" id="fr" href="#fr">Français</a></div></div>`;

for (const version of versions)
  describe(`menus of framework ${version}`, () => {
    afterEach(leave);

    it("open by a click, and close by a second one, by one outside, and when another menu opens", async () => {
      await page(userMenu + languages, version);
      expect(one("#lang").ariaExpanded).to.equal("false");
      one("#user").querySelector("b")!.click();
      await opens("#menu");
      expect(one("#user").ariaExpanded).to.equal("true");
      one("#lang").click();
      expect([isSeen("#menu"), isSeen("#langs")]).to.deep.equal([false, true]);
      one("#field").click();
      expect(isSeen("#langs")).to.equal(true);
      document.body.click();
      expect(isSeen("#langs")).to.equal(false);
    });

    it("are disclosures of links with arrow keys", async () => {
      const main = await page(userMenu, version);
      await expect(main).to.be.accessible(notOurs);
      one("#user").focus();
      await sendKeys({ press: "ArrowDown" });
      expect([isSeen("#menu"), focusId()]).to.deep.equal([true, "home"]);
      await expect(main).to.be.accessible(notOurs);
      await sendKeys({ press: "ArrowUp" });
      expect(focusId()).to.equal("logout");
      await sendKeys({ press: "ArrowDown" });
      expect(focusId()).to.equal("home");
      expect([one("#menu").role, one("#home").role, one("#user").ariaHasPopup]).to.deep.equal([null, null, null]);
      await sendKeys({ press: "End" });
      expect(focusId()).to.equal("logout");
      await sendKeys({ press: "Escape" });
      expect([isSeen("#menu"), focusId()]).to.deep.equal([false, "user"]);
      await sendKeys({ press: "Space" }).catch(() => undefined);
      await sendKeys({ press: "ArrowUp" });
      await sendKeys({ press: "Enter" });
      expect(location.hash).to.equal("#out");
    });

    it("are disclosures if they contain fields", async () => {
      await page(languages.replace('id="langs"', 'id="langs" role="menu"') + `<button id="after">x</button>`, version);
      expect([one("#langs").role, one("#lang").ariaHasPopup]).to.deep.equal([null, null]);
      one("#lang").click();
      one("#field").focus();
      await sendKeys({ press: "m" });
      expect((one("#field") as HTMLInputElement).value).to.equal("m");
      one("#after").focus();
      expect(isSeen("#langs")).to.equal(false);
    });

    it("are restored for the editor, and work again afterwards", async () => {
      const main = await page("", version);
      main.innerHTML = userMenu;
      const sent = main.cloneNode(true);
      await begin();
      one("#user").click();
      edit();
      expect(main.isEqualNode(sent), main.innerHTML).to.equal(true);
      one("#user").click();
      expect(isSeen("#menu")).to.equal(false);
      await begin();
      one("#user").click();
      expect(isSeen("#menu")).to.equal(true);
    });
  });

describe("the main menu", () => {
  beforeEach(() => setViewport({ width: 900, height: 700 }));
  afterEach(async () => {
    await leave();
    await setViewport({ width: 800, height: 600 });
  });

  const header = `<header><nav class="navbar navbar-expand-md navbar-light bg-light"><div class="container"><a href="/" class="navbar-brand">Brand</a>
    <button type="button" class="navbar-toggler" data-toggle="collapse" data-target="#top_menu_collapse"><span class="navbar-toggler-icon"></span></button>
    <div class="collapse navbar-collapse" id="top_menu_collapse"><ul class="nav navbar-nav ml-auto" id="top_menu">
    ${Array.from({ length: 10 }, (_, at) => `<li class="nav-item"><a class="nav-link" id="entry${at}" href="#e${at}"><span>Entry ${at}</span></a></li>`).join("")}
    <li class="nav-item divider d-none"></li><li class="nav-item"><a class="nav-link" id="last" href="/web/login">Sign in</a></li></ul></div></div></nav></header>`;

  it("never wraps: moves entries that do not fit behind a plus, and back when they fit", async () => {
    await page(header);
    await waitUntil(() => document.querySelector(".o_extra_menu_items"), "no plus");
    const height = () => one("header").getBoundingClientRect().height;
    expect([height() < 70, isSeen("#last"), isSeen("#entry9"), isSeen("#entry0")]).to.deep.equal([
      true,
      true,
      false,
      true,
    ]);
    one(".o_extra_menu_items > a").click();
    expect([isSeen("#entry9"), one(".o_extra_menu_items > a").ariaLabel]).to.deep.equal([true, "More"]);
    expect(one(".o_extra_menu_items .dropdown-menu").getBoundingClientRect().right <= innerWidth).to.equal(true);
    await setViewport({ width: 1900, height: 700 });
    await waitUntil(() => one("#entry9").matches("#top_menu > li > .nav-link"), "entries do not come back");
  });

  it("opens on phones", async () => {
    await setViewport({ width: 375, height: 700 });
    const main = await page(header);
    const toggler = one(".navbar-toggler");
    expect([isSeen("#entry3"), toggler.ariaExpanded, toggler.ariaLabel]).to.deep.equal([false, "false", "Menu"]);
    await expect(main).to.be.accessible(notOurs);
    toggler.click();
    await opens("#entry9");
    expect(toggler.ariaExpanded).to.equal("true");
    toggler.click();
    await closes("#entry9");
  });
});
