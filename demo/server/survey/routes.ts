import type { Hono } from "hono";
import type { Parts } from "../area.ts";
import type { Csrf } from "../csrf.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { Fault, notFound } from "../fault.ts";
import { type Fields, form } from "../form.ts";
import { insertAll } from "../insert.ts";
import { idOf, slug } from "../slug.ts";
import { answersOf, prefillOf, scoresOf } from "./answers.ts";
import type { SurveyPages } from "./pages.ts";
import { createInput, findInput, listAnswers, readSurvey } from "./records.ts";
import { filtersOf, readResults } from "./results.ts";
import type { Input, Survey, SurveyPage } from "./survey.types.ts";
import { errorsOf } from "./validate.ts";

/** Error of the suite for an unknown token or page, and for a missing text. */
const failed = (): Fault => new Fault("Internal Server Error", { name: "builtins.AttributeError", status: 500 });

interface Submission {
  readonly survey: Survey;
  readonly page: SurveyPage;
  readonly input: Input;
  readonly fields: Fields;
  readonly position: number;
}

/** Replaces the answers of a page by those of `fields`, and moves the input to `position`. */
const storeAnswers = (database: Database, { survey, page, input, fields, position }: Submission): Promise<void> =>
  database.transaction(async (queries) => {
    const questionIds = page.questions.map(({ id }) => id);
    await queries.query("delete from survey_answer where input_id = $1 and question_id = any($2)", [
      input.id,
      questionIds,
    ]);
    const answers = answersOf(survey, page, fields, input.id);
    if (answers.length) await insertAll(queries, "survey_answer", answers);
    const isDone = input.done || position >= survey.pages.length;
    await queries.query("update survey_input set position = $2, done = $3 where id = $1", [input.id, position, isDone]);
  });

/** Reads the survey that a path such as `/survey/start/tea-1` names. */
const readNamed = (database: Database, name: string) => readSurvey(database, idOf(name));

/** Serves the pages of a survey. */
function pageRoutes(app: Hono<SuiteEnv>, database: Database, pages: SurveyPages): void {
  app.get("/survey/start/:survey", async (c) => {
    const survey = await readNamed(database, c.req.param("survey"));
    return pages.start(c, survey, await createInput(database, survey.id));
  });

  for (const path of ["/survey/fill/:survey/:token", "/survey/fill/:survey/:token/prev"] as const)
    app.get(path, async (c) => {
      const survey = await readNamed(database, c.req.param("survey"));
      const input = await findInput(database, survey.id, c.req.param("token"));
      if (!input) throw notFound();
      const page = survey.pages[input.position];
      if (page && !input.done) return pages.fill(c, survey, page, input);
      const scores = scoresOf(survey, await listAnswers(database, [input.id]));
      const points = Object.values(scores).reduce((sum, score) => sum + score, 0);
      return pages.finished(c, survey, input, survey.scored ? points : undefined);
    });

  for (const path of ["/survey/print/:survey", "/survey/print/:survey/:token"] as const)
    app.get(path, async (c) => {
      const survey = await readNamed(database, c.req.param("survey"));
      const token = c.req.param("token" as never) as string | undefined;
      return pages.print(c, survey, token ? await findInput(database, survey.id, token) : undefined);
    });

  app.get("/survey/results/:survey", async (c) => {
    const survey = await readNamed(database, c.req.param("survey"));
    return pages.results(c, survey, await readResults(database, survey, filtersOf(new URL(c.req.url).search)));
  });

  app.get("/try/survey", async (c) => {
    const survey = await readSurvey(database, 1);
    return pages.trial(c, survey, await createInput(database, survey.id));
  });
}

/** Serves the calls that read a visitor's answers and scores. */
function readRoutes(app: Hono<SuiteEnv>, database: Database): void {
  for (const path of ["/survey/prefill/:survey/:token", "/survey/prefill/:survey/:token/:page"] as const)
    app.get(path, async (c) => {
      const survey = await readNamed(database, c.req.param("survey"));
      if (/^\d+$/.test(c.req.param("survey")))
        return c.redirect(c.req.path.replace(/\/prefill\/\d+/, `/prefill/${slug(survey.title, survey.id)}`), 301);
      const input = await findInput(database, survey.id, c.req.param("token"));
      const pageName = c.req.param("page" as never) as string | undefined;
      const shown = pageName ? survey.pages.filter(({ id }) => id === idOf(pageName)) : survey.pages;
      return c.html(JSON.stringify(input ? prefillOf(survey, shown, await listAnswers(database, [input.id])) : {}));
    });

  app.get("/survey/scores/:survey/:token", async (c) => {
    const survey = await readNamed(database, c.req.param("survey"));
    const input = await findInput(database, survey.id, c.req.param("token"));
    return c.html(JSON.stringify(input ? scoresOf(survey, await listAnswers(database, [input.id])) : {}));
  });
}

/** Serves the form of a page of questions. */
function submitRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf): void {
  app.post(
    "/survey/submit/:survey",
    form(csrf, async (c, fields) => {
      const survey = await readNamed(database, c.req.param("survey")!);
      const at = survey.pages.findIndex(({ id }) => String(id) === fields["page_id"]);
      const page = survey.pages[at];
      const input = await findInput(database, survey.id, fields["token"] ?? "");
      const errors = page && errorsOf(survey, page, fields);
      if (!page || !input || !errors) throw failed();
      if (Object.keys(errors).length) return c.html(JSON.stringify({ errors }));
      // docs/reference/content.md#content-11
      const isBack = fields["button_submit"] === "previous";
      const position = isBack ? Math.max(0, at - 1) : at + 1;
      await storeAnswers(database, { survey, page, input, fields, position });
      return c.html(JSON.stringify({ redirect: `/survey/fill/${survey.id}/${input.token}${isBack ? "/prev" : ""}` }));
    }),
  );
}

/** Serves the pages and calls of surveys. */
export function surveyRoutes(app: Hono<SuiteEnv>, { database, csrf }: Parts, pages: SurveyPages): void {
  pageRoutes(app, database, pages);
  readRoutes(app, database);
  submitRoutes(app, database, csrf);
}
