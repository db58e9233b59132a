import { expect } from "@open-wc/testing";
import type { ComponentProps } from "react";
import { restore, stub } from "sinon";
import { links, linkStats } from "#links/i18n/en.json";
import { failures } from "#shared/i18n/en.json";
import css from "#shared/ui/chart/chart.css";
import { Figure } from "#shared/ui/chart/Figure.tsx";
import { buttonCss, spinnerCss } from "#shared/ui/index.ts";
import { emptyPage, stage } from "#test/widgets/shared/ui/render.ts";

const english = { ...failures, ...links, ...linkStats };

const rows = [
  ["November 20, 2026", 1200],
  ["November 21, 2026", 0],
] as const;

type File = ComponentProps<typeof Figure>["file"];

function place(file?: File) {
  const staged = stage(spinnerCss, buttonCss, css);
  staged.render(
    <Figure
      id="clicks-per-day"
      title="1,200 clicks"
      label="Clicks per day"
      head={["Day", "Clicks"]}
      rows={rows}
      file={file}
      texts={english}
      lang="en"
    >
      <p>A chart</p>
    </Figure>,
  );
  return staged;
}

/** File that the browser is to save. */
async function saved(button: HTMLElement) {
  let file: Promise<[name: string, content: Blob]> | undefined;
  stub(HTMLAnchorElement.prototype, "click").callsFake(function (this: HTMLAnchorElement) {
    file = fetch(this.href).then(async (answer) => [this.download, await answer.blob()]);
  });
  button.click();
  return file!;
}

describe("figure", () => {
  afterEach(() => {
    restore();
    emptyPage();
  });

  it("is named by its title", async () => {
    const { host, find } = place();
    expect(find(`#${find("figure").getAttribute("aria-labelledby")}`).textContent).to.equal("1,200 clicks");
    await expect(host).to.be.accessible();
  });

  it("has its data as a table, opened by a button with its state", async () => {
    const { host, find } = place();
    const button = find("[part=table-button]");
    expect([button.ariaExpanded, find("table")]).to.deep.equal(["false", null]);
    button.click();
    await new Promise(requestAnimationFrame);
    expect(button.ariaExpanded).to.equal("true");
    const cells = [...find<HTMLTableElement>("table").rows].map((row) =>
      [...row.cells].map(({ textContent }) => textContent),
    );
    expect(cells).to.deep.equal([
      ["Day", "Clicks"],
      ["November 20, 2026", "1,200"],
      ["November 21, 2026", "0"],
    ]);
    expect(
      [...find<HTMLTableElement>("table").tBodies[0]!.rows].map((row) => [row.cells[0]!.tagName, row.cells[0]!.scope]),
    ).to.deep.equal([
      ["TH", "row"],
      ["TH", "row"],
    ]);
    expect(find(`#${button.getAttribute("aria-controls")}`).checkVisibility()).to.equal(true);
    await expect(host).to.be.accessible();
    button.click();
    await new Promise(requestAnimationFrame);
    expect([button.ariaExpanded, find("table")]).to.deep.equal(["false", null]);
  });

  it("saves its data as a UTF-8 file with a byte order mark, under a name that spreadsheets accept", async () => {
    const file = {
      label: "Clicks per day",
      head: ["Day", "Clicks"],
      rows: [
        ["2026-11-20", 1200],
        ["2026-11-21", 0],
      ],
    } as const;
    const [name, content] = await saved(place(file).find("[part=csv]"));
    const bytes = new Uint8Array(await content.arrayBuffer());
    // WebKit reveals only the type of a file
    expect([name, content.type.replace(/^text\/csv$/, "$&;charset=utf-8"), [...bytes.slice(0, 3)]]).to.deep.equal([
      "clicks-per-day.csv",
      "text/csv;charset=utf-8",
      [0xef, 0xbb, 0xbf],
    ]);
    expect(await content.text()).to.equal('"Day","Clicks"\r\n"2026-11-20",1200\r\n"2026-11-21",0\r\n');
  });

  it("saves the table if the file has no rows of its own; its button names the figure", async () => {
    const { find } = place();
    expect(find("[part=csv]").getAttribute("aria-label")).to.equal("Download CSV: Clicks per day");
    const [, content] = await saved(find("[part=csv]"));
    expect(await content.text()).to.equal('"Day","Clicks"\r\n"November 20, 2026",1200\r\n"November 21, 2026",0\r\n');
  });

  it("fits 280 px with text of double size", async () => {
    const { host, find } = place();
    host.style.cssText = "display: block; inline-size: 280px; font-size: 32px";
    find("[part=table-button]").click();
    await new Promise(requestAnimationFrame);
    expect(host.scrollWidth).to.be.at.most(280);
  });
});
