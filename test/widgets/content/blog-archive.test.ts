import { expect, fixture } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import archive from "#content/blog-archive/blog-archive.element.ts";
import { isWebKit, needs } from "#scripts/wtr/needs.mjs";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(archive);

/** The suite's markup of recording pages/blog_list, with a second year. */
const builtInYear = (year: number, month: string, classes = "") => `
  <li data-toggle="collapse" aria-expanded="false" class="nav-item blog_post_year_collapse mt8" data-target="#b_${year}">
    <i role="img" aria-label="Next year" title="Next year" class="fa fa-chevron-down mr4"></i><span>${year}</span>
  </li>
  <ul role="menu" class="blog_post_year collapse nav nav-pills flex-column in" id="b_${year}">
    <li class="nav-item${classes}"><a role="menuitem" class="nav-link" href="/blog/our-blog-1?date_begin=${year}-11-01">${month}<span class="badge">2</span></a></li>
  </ul>`;
const builtIn = `<ul class="nav nav-pills flex-column">${builtInYear(2026, "November")}${builtInYear(2025, "May", " active")}</ul>`;

const plain = `<ul>
  <li><span>2026</span><ul><li><a href="#nov">November</a></li></ul></li>
  <li><span>2025</span><ul><li><a href="#may" aria-current="page">May</a></li><li><a href="#april">April</a></li></ul></li></ul>`;

async function setup(html: string) {
  const host = await fixture<HTMLElement>(`<suite-blog-archive>${html}</suite-blog-archive>`);
  await until(() => host.matches(":state(ready),:state(error)"));
  const names = [...host.querySelectorAll<HTMLElement>("[role=button]")];
  const links = () => [...host.querySelectorAll("a")].filter((link) => link.checkVisibility());
  return { host, names, open: () => links().map((link) => link.firstChild!.textContent) };
}

for (const [markup, html] of Object.entries({ "the suite's": builtIn, "a page author's": plain }))
  describe(`suite-blog-archive in ${markup} markup`, () => {
    it("unfolds the year of the current month, and marks the month", async () => {
      const { host, names, open } = await setup(html);
      expect([open()[0], host.querySelector("[aria-current]")!.firstChild!.textContent]).to.deep.equal(["May", "May"]);
      expect(names.map(({ role, ariaExpanded, textContent }) => [role, ariaExpanded, textContent])).to.deep.equal([
        ["button", "false", "2026"],
        ["button", "true", "2025"],
      ]);
      await expect(host).to.be.accessible();
    });

    it("folds and unfolds each year independently, by mouse and by keys", async () => {
      const { names, open } = await setup(html);
      names[0]!.click();
      expect(open()).to.include.members(["November", "May"]);
      names[1]!.focus();
      await sendKeys({ press: "Enter" });
      expect(open()).to.deep.equal(["November"]);
      await sendKeys({ press: "Space" });
      expect(open()).to.include.members(["November", "May"]);
    });

    it("restores the markup while the page is edited", async () => {
      const { host, names } = await setup(html);
      const box = document.createElement("div");
      box.innerHTML = html;
      names[0]!.click();
      document.body.classList.add("editor_enable");
      await until(() => host.innerHTML === box.innerHTML);
      document.body.classList.remove("editor_enable");
    });

    it("restores the markup when the element is removed", async () => {
      const { host, names } = await setup(html);
      const box = document.createElement("div");
      box.innerHTML = html;
      names[0]!.click();
      host.remove();
      await until(() => host.innerHTML === box.innerHTML);
    });
  });

it("suite-blog-archive shows no bullet beside a triangle", async () => {
  const { host } = await setup(plain);
  const bullets = [...host.querySelectorAll("li")].map((each) => getComputedStyle(each).listStyleType);
  expect(bullets).to.deep.equal(['""', "circle", '""', "circle", "circle"]);
});

it("suite-blog-archive leaves a year unfolded that the suite's page shows unfolded", async () => {
  const { names } = await setup(
    `<ul>${builtInYear(2026, "November").replace("collapse nav", "collapse show nav")}${builtInYear(2025, "May")}</ul>`,
  );
  expect(names.map(({ ariaExpanded }) => ariaExpanded)).to.deep.equal(["true", "false"]);
});

describe("suite-blog-archive with the suite's icon of a year", () => {
  it("points the icon to the months in both directions, hidden from screen readers", async () => {
    for (const [dir, scale] of [
      ["ltr", "none"],
      ["rtl", "-1 1"],
    ]) {
      const { host } = await setup(`<div dir="${dir}">${builtIn}</div>`);
      const signs = [...host.querySelectorAll("i")];
      const roles = [...host.querySelectorAll("ul,li,a")].map(({ role, ariaLabel }) => [role, ariaLabel].join(" "));
      const year = (name: string) => ["none ", `list ${name}`, " ", "link "];
      expect(roles).to.deep.equal(["none ", ...year("2026"), ...year("2025")]);
      expect(host.querySelector("[aria-expanded]:not([role=button])")).to.equal(null);
      // WebKit does not apply the direction of inserted markup at once
      if (dir === "rtl") needs(!isWebKit);
      expect(signs.map((sign) => [sign.className, getComputedStyle(sign).scale])).to.deep.equal([
        ["fa mr4 fa-chevron-right", scale],
        ["fa fa-chevron-down mr4", "none"],
      ]);
      expect(signs.map(({ ariaHidden, title }) => [ariaHidden, title])).to.deep.equal([
        ["true", ""],
        ["true", ""],
      ]);
      host.remove();
    }
  });

  it("unfolds the year by a press on the icon", async () => {
    const { host, open } = await setup(builtIn);
    host.querySelector("i")!.click();
    expect(open()).to.deep.equal(["November", "May"]);
  });
});

describe("suite-blog-archive without a year", () => {
  afterEach(restore);

  it("reports the missing markup", async () => {
    const logged = stub(console, "error");
    await setup("<ul><li>2026</li></ul>");
    expect(logged.firstCall.args.join(" ")).to.contain("no year in it");
  });
});
