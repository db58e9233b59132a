import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import type { Suite } from "#demo/server/suite.types.ts";
import { median } from "./report.ts";
import { surveyForm } from "./survey-form.ts";
import { idle, slow, worked } from "./work.ts";

const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>';
const scripts = '<link rel="stylesheet" href="/dist/suite.css"><script src="/dist/suite.js" defer></script>';

export const questions = 200;
export const charts = 40;
export const people = 500;
const survey = 1000;
const choices = 6;

const questionPage = (isOurs: boolean): string => `/bench/questions/${isOurs ? "ours" : "bare"}`;

/** Returns the bench's pages of surveys, by path: a page with many questions, with the suite's script and without it. */
export const contentPages = (): Readonly<Record<string, string>> => ({
  [questionPage(true)]:
    `${head}${scripts}<suite-survey data-submit="/survey/submit/bench-1">${surveyForm(questions)}</suite-survey>`,
  [questionPage(false)]: head + surveyForm(questions),
});

/** Returns the time in ms of the main thread until a page is ready, with a processor 4 times slower. */
async function readyTime(browser: Browser, url: string, ready: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await slow(page, 4);
    const work = await worked(page);
    await page.goto(url);
    // a check at every frame would add work
    await page.waitForFunction((selector) => document.querySelector(selector), ready, { polling: 100 });
    await idle(page);
    return await work();
  } finally {
    await page.close();
  }
}

/** Returns the time in ms that the script adds to a page with many questions: the least of several loads, since other processes only add time. */
export async function questionsReady(browser: Browser, origin: string, runs: number): Promise<number> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < runs; run++) {
    ours.push(await readyTime(browser, origin + questionPage(true), "suite-survey:state(ready)"));
    bare.push(await readyTime(browser, origin + questionPage(false), "form > button"));
  }
  return Math.min(...ours) - Math.min(...bare);
}

/** Adds a survey with one chart for each question, each answered by all visitors: pies and bars in turn. */
export async function addSurvey(database: Suite["database"]): Promise<void> {
  const run = (sql: string, ...values: number[]) => database.query(sql, values);
  await run("insert into survey values ($1, 'Bench', '', '', false)", survey);
  await run("insert into survey_page values ($1, $1, 'Bench', '')", survey);
  await run(
    `insert into survey_question
     select $1::integer + n, $1, case n % 2 when 0 then 'simple_choice' else 'multiple_choice' end, 'Question ' || n, false, false, '', '', '', '', ''
     from generate_series(1, $2::integer) as n`,
    survey,
    charts,
  );
  await run(
    `insert into survey_label select ($1::integer + n) * 10 + label, $1 + n, 'Answer ' || label, false, 0
     from generate_series(1, $2::integer) as n, generate_series(1, $3::integer) as label`,
    survey,
    charts,
    choices,
  );
  await run(
    `insert into survey_input (id, survey_id, token, position, done)
     select $1::integer * 1000 + person, $1, 'bench-' || person, 1, true from generate_series(1, $2::integer) as person`,
    survey,
    people,
  );
  await run(
    `insert into survey_answer select $1::integer * 1000 + person, $1 + n, null::integer, ($1 + n) * 10 + 1 + (person * n) % $4::integer, null::text
     from generate_series(1, $2::integer) as n, generate_series(1, $3::integer) as person`,
    survey,
    charts,
    people,
    choices,
  );
}

/** Opens the results, scrolls to each chart until it is drawn, and returns the longest task over 50 ms; 0 if there is none. */
async function longestTask(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.addInitScript({ path: fileURLToPath(new URL("observe.js", import.meta.url)) });
    const answer = await page.goto(`${origin}/survey/results/bench-${survey}`);
    if (!answer?.ok()) throw new Error(`The results answered ${answer?.status()}`);
    const all = page.locator(".survey_graph > suite-survey-results");
    await all.nth(charts - 1).waitFor();
    for (let at = 0; at < charts; at++) {
      await all.nth(at).scrollIntoViewIfNeeded();
      await all.nth(at).locator("canvas[style]").waitFor();
    }
    await idle(page);
    return Math.max(0, ...(await page.evaluate(() => window.observed.longTasks)));
  } finally {
    await page.close();
  }
}

/** Returns the median of several visits to the results of the survey that `addSurvey` made. */
export async function resultsTask(browser: Browser, origin: string, runs: number): Promise<number> {
  const tasks: number[] = [];
  for (let run = 0; run < runs; run++) tasks.push(await longestTask(browser, origin));
  return median(tasks);
}
