import { addSurvey, charts, people, questions, questionsReady, resultsTask } from "./content.ts";
import { table, target } from "./report.ts";
import type { Bench } from "./server.ts";

const runs = 5;

export async function content({ browser, suite }: Bench): Promise<void> {
  const ready = await questionsReady(browser, suite.origin, runs);
  table(`A page of a survey, processor 4 times slower, the least of ${runs} loads`, [
    ["", "measured", "target"],
    [
      `main thread that our script takes until ${questions} questions are ready, ms`,
      target(`${questions} questions ready, ms`, ready, 150),
      "150",
    ],
  ]);

  await addSurvey(suite.database);
  const longest = await resultsTask(browser, suite.origin, runs);
  table(`Results of ${people} people, median of ${runs} visits that look at every chart`, [
    ["", "measured", "target"],
    [
      `longest task over 50 ms while ${charts} charts are drawn, ms`,
      target("longest task of the results, ms", longest, 50),
      "50",
    ],
  ]);
}
