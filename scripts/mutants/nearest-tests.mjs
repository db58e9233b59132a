import { importsOf } from "../imports.mjs";
import { stages, testFiles } from "../test/stages.mjs";

/** The number of widget test files per mutant: all that reach the core would take minutes in the browser. */
const most = { unit: Infinity, widgets: 20 };

const foldersOf = (file) => file.split("/").slice(0, -1);

const nameOf = (file) => file.split("/").at(-1).split(".")[0].toLowerCase();

/** Returns the number of folders that a test shares with a file, such as test/unit/shop/cart with widgets/shop/cart. An equal name counts as one more. */
function kinship(test, file) {
  const own = foldersOf(test.replace(/^test\/(unit|widgets)\/(server\/)?/, ""));
  const folders = foldersOf(file.replace(/^widgets\//, ""));
  const apart = own.findIndex((folder, index) => folder !== folders[index]);
  return (apart < 0 ? own.length : apart) + Number(nameOf(test).startsWith(nameOf(file)));
}

/**
 * The tests that reach a file, nearest first: those of its name and folder, then by how much they import before they come to it.
 * @returns {Promise<(file: string) => Record<keyof most, string[]>>}
 */
export async function nearestTests() {
  const tests = Object.keys(most).flatMap((stage) => testFiles(stages[stage]).map((test) => ({ stage, test })));
  const imports = await importsOf(tests.map(({ test }) => test));
  const reached = tests.map(({ stage, test }) => ({ stage, test, order: [...imports(test)] }));
  return (file) => {
    const near = reached
      .map(({ stage, test, order }) => ({ stage, test, kin: kinship(test, file), distance: order.indexOf(file) }))
      .filter(({ distance }) => distance >= 0)
      .sort((a, b) => b.kin - a.kin || a.distance - b.distance);
    const ofStage = (name) => near.filter(({ stage }) => stage === name).map(({ test }) => test);
    return Object.fromEntries(Object.entries(most).map(([stage, count]) => [stage, ofStage(stage).slice(0, count)]));
  };
}
