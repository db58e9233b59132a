import { expect, fixture, oneEvent } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import declaration from "#content/survey-results/survey-results.element.ts";
import { waitingCss } from "#scripts/build/boxes.mjs";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { until } from "../shared/state/visitor.ts";

define(declaration);

const slices = JSON.stringify([
  { text: "On foot", count: 3, answer_id: 11 },
  { text: "By a train that is as long as its name", count: 1, answer_id: 12 },
]);

const page = `<div class="js_surveyresult"><h2>Visit</h2>
  <p><span class="filter-all">All surveys</span> <span class="filter-finished">Finished surveys</span></p>
  <div><h3>How?</h3>
    <div class="survey_graph" data-question_id="3" data-graph_type="pie" graph-data='${slices}'></div>
    <table><thead><tr><th>Answer Choices</th><th>User Responses</th></tr></thead><tbody>
      <tr><td>On foot</td><td class="survey_answer">3 <i class="fa fa-filter invisible" data-question_id="3" data-row_id="0" data-answer_id="11"></i></td></tr></tbody></table></div>
  <div><h3>One word</h3><table id="table_question_9"><thead><tr><th>Word</th></tr></thead>
      <tbody><tr class="d-none"><td>Oak</td></tr><tr class="d-none"><td>Warm</td></tr><tr class="d-none"><td>Ash</td></tr></tbody></table>
    <ul class="pagination" data-question_id="9" data-record_limit="2"><li><a href="#">1</a></li><li><a href="#">2</a></li></ul></div></div>`;

/** The suite's markup: charts in tabs. */
const tabbed = `<div class="js_surveyresult">${["On foot?", "By train?"]
  .map(
    (question, at) => `<h5>${question} <span class="badge">3 Answered</span></h5>
  <ul class="nav nav-tabs"><li><a data-toggle="tab" href="#graph_question_${at}">Pie Chart</a></li></ul>
  <div class="tab-content"><div class="tab-pane active survey_graph" id="graph_question_${at}" data-question_id="${at}"
    data-graph_type="pie" graph-data='${slices}'><svg></svg></div></div>`,
  )
  .join("")}</div>`;

/** Text answers of a number of pages, ten rows each. */
const pages = (count: number) => `<table id="table_question_9"><tbody>${Array.from(
  { length: count * 10 },
  (_, index) => `<tr><td>Answer ${index + 1}</td></tr>`,
).join("")}</tbody></table>
  <ul class="pagination" data-question_id="9" data-record_limit="10">${Array.from(
    { length: count },
    (_, index) => `<li><a href="#">${index + 1}</a></li>`,
  ).join("")}</ul>`;

const visibleTexts = (around: HTMLElement, selector: string) =>
  [...around.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.checkVisibility())
    .map(({ textContent }) => textContent);

async function setup(markup = page) {
  const around = await fixture<HTMLElement>(`<section>${markup}</section>`);
  const written = around.innerHTML;
  const { host, undo } = wrap(
    around.querySelector<HTMLElement>(declaration.adopts!.selector)!,
    declaration.tag,
    [],
    undefined,
    true,
  );
  await until(() => host.matches(":state(ready)"));
  const find = <T extends HTMLElement = HTMLElement>(selector: string) => around.querySelector<T>(selector)!;
  return { around, written, host, undo, find };
}

describe("suite-survey-results", () => {
  it("draws each chart at its position, named by its question, with a table", async () => {
    const { find, host } = await setup();
    const chart = find(".survey_graph > suite-survey-results");
    const part = (name: string) => chart.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
    await until(() => part("chart")?.ariaLabel === "How?");
    expect([...chart.shadowRoot!.querySelectorAll("[part=legend] li")].map((each) => each.textContent)).to.deep.equal([
      "On foot (3)",
      "By a train that is as long as its name (1)",
    ]);
    part("table-button")!.click();
    await until(() => !!part("table"));
    expect(part("table")!.querySelectorAll("tbody tr").length).to.equal(2);
    await expect(host).to.be.accessible();
  });

  it("names each chart by its question, also in tabs", async () => {
    const { around } = await setup(tabbed);
    const charts = [...around.querySelectorAll<HTMLElement>(".survey_graph > suite-survey-results")];
    expect(charts.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(["On foot?", "By train?"]);
  });

  it("prints the tables that tabs hide", async () => {
    const data = '<div class="tab-pane" id="data" hidden><table></table></div>';
    const { find } = await setup(tabbed.replace('class="tab-content">', `class="tab-content">${data}`));
    const display = () => getComputedStyle(find("#data")).display;
    expect(display()).to.equal("none");
    await emulateMedia({ media: "print" });
    try {
      expect(display()).to.equal("block");
    } finally {
      await emulateMedia({ media: "screen" });
    }
  });

  it("shows text answers page by page", async () => {
    const { around, host, find } = await setup();
    const shown = () =>
      [...around.querySelectorAll<HTMLElement>("#table_question_9 tbody tr")]
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent);
    expect(shown()).to.deep.equal(["Oak", "Warm"]);
    find(".pagination li:last-child a").click();
    expect(shown()).to.deep.equal(["Ash"]);
    expect(find(".pagination [aria-current=page]").textContent).to.equal("2");
    await until(() => host.shadowRoot!.querySelector("[part=status]")!.textContent === "Answers 3 to 3 of 3");
  });

  it("shows the ends of a long pager, the current page and the pages beside it", async () => {
    const { around, find } = await setup(`<div class="js_surveyresult">${pages(40)}</div>`);
    const links = () => visibleTexts(around, ".pagination a").join(" ");
    const gaps = () =>
      [getComputedStyle(find("li:first-child"), "::after"), getComputedStyle(find("li:last-child"), "::before")].map(
        ({ content }) => content.includes("…"),
      );
    expect([links(), gaps()]).to.deep.equal(["1 2 3 40", [false, true]]);
    find("li:nth-child(3) a").click();
    expect([links(), gaps()]).to.deep.equal(["1 2 3 4 40", [false, true]]);
    find("li:nth-child(4) a").click();
    expect([links(), gaps()]).to.deep.equal(["1 3 4 5 40", [true, true]]);
    find("li:last-child a").click();
    expect([links(), gaps()]).to.deep.equal(["1 39 40", [true, false]]);
  });

  it("leaves a short pager whole", async () => {
    const { around } = await setup(`<div class="js_surveyresult">${pages(7)}</div>`);
    expect(visibleTexts(around, ".pagination a").join(" ")).to.equal("1 2 3 4 5 6 7");
  });

  it("has the place of its first page before it starts", async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(waitingCss([{ ...declaration, tag: "suite-late" } as never]));
    document.adoptedStyleSheets.push(sheet);
    const placesOf = (around: HTMLElement) => {
      const { top } = around.getBoundingClientRect();
      return [...around.querySelectorAll<HTMLElement>("tr, li")]
        .filter((each) => each.checkVisibility())
        .map((each) => [each.textContent, each.getBoundingClientRect().top - top, each.getBoundingClientRect().height]);
    };
    try {
      const late = await fixture<HTMLElement>(`<suite-late>${pages(40)}</suite-late>`);
      const before = placesOf(late);
      expect(before.length).to.equal(10 + 4);
      const { host } = await setup(`<div class="js_surveyresult">${pages(40)}</div>`);
      expect(placesOf(host)).to.deep.equal(before);
      // the rows come back if the element never starts
      late.getAnimations({ subtree: true }).forEach((animation) => animation.finish());
      expect(placesOf(late).length).to.equal(400 + 4);
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    }
  });

  it("shows all answers that fit on one page, including numbers that the suite's page hides", async () => {
    const { around, written, undo } = await setup(page.replace(/<li>.*<\/li>/, ""));
    const rows = [...around.querySelectorAll<HTMLElement>("#table_question_9 tbody tr")];
    expect(rows.map(({ hidden, className }) => [hidden, className])).to.deep.equal([
      [false, ""],
      [false, ""],
      [false, ""],
    ]);
    undo();
    await until(() => around.innerHTML === written);
  });

  it("filters answers by a link to the same page, independent of its base", async () => {
    const base = document.createElement("base");
    base.href = "https://cdn.example/assets/";
    document.head.append(base);
    const { find, host } = await setup();
    base.remove();
    const link = find<HTMLAnchorElement>(".suite-filter");
    expect([link.ariaLabel, link.search.endsWith("0,11")]).to.deep.equal(["Filter: On foot", true]);
    link.addEventListener("click", (event) => event.preventDefault());
    const event = oneEvent(host, "suite-filter-change");
    link.click();
    expect(link.getAttribute("href")!.split("?")[0]).to.equal(location.origin + location.pathname);
    expect((await event).detail.query).to.equal(link.search.slice(1));
    expect([find(".filter-all").ariaPressed, find(".filter-finished").ariaPressed]).to.deep.equal(["true", "false"]);
  });

  for (const [selector, search, query] of [
    [".filter-finished", "?0,11", "0,11&finished"],
    [".filter-all", "?0,11&finished", "0,11"],
    [".clear_survey_filter", "?0,11&finished", ""],
  ] as const)
    it(`changes the filter "${search}" to "${query}" by ${selector}`, async () => {
      const { find, host } = await setup(page.replace("<h2>", '<a class="clear_survey_filter">Clear</a><h2>'));
      const before = location.href;
      history.replaceState(null, "", `${location.pathname}${search}`);
      let detail: unknown;
      host.addEventListener("suite-filter-change", (event) => {
        ({ detail } = event as CustomEvent);
        // stops the navigation
        document.body.classList.add("editor_enable");
      });
      find(selector).click();
      document.body.classList.remove("editor_enable");
      history.replaceState(null, "", before);
      expect(detail).to.deep.equal({ query });
    });

  it("restores the markup when the element is removed", async () => {
    const { around, written, undo } = await setup();
    undo();
    await until(() => around.innerHTML === written);
  });

  it("shows a message for unreadable data", async () => {
    const host = await fixture<HTMLElement>(
      '<suite-survey-results data-graph-type="pie" data-graph-data="[]"></suite-survey-results>',
    );
    await until(() => host.shadowRoot!.textContent!.includes("There is no data to show"));
  });
});
