import { readdirSync } from "node:fs";
import ts from "typescript";
import { operators } from "./operators.mjs";

/**
 * @typedef {object} Mutant
 * @property {string} file from the root of the project
 * @property {number} line
 * @property {string} operator
 * @property {string} before what stood there, with the rest of its line
 * @property {string} after
 * @property {string} text the whole file with the change
 */

/** Code with behaviour of its own; no texts, types, declarations, or the doctor, which no visitor meets. */
const behaviour = /^(widgets\/.*\.(store|markup|bind)\.ts|shared\/(?!doctor\/).*\.tsx?)$/;
const withoutBehaviour = /\.(types|d)\.ts$/;

export const sources = () =>
  ["shared", "widgets"]
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => behaviour.test(file) && !withoutBehaviour.test(file))
    .sort();

const isInert = (node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
const inOneLine = (text) => text.replace(/\s+/g, " ").trim();

/** @returns {Mutant} */
function mutantOf(source, node, operator, replacement) {
  const { text, fileName: file } = source;
  const [start, end] = [node.getStart(source), node.end];
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = `${text}\n`.indexOf("\n", end);
  const around = (inner) => inOneLine(text.slice(from, start) + inner + text.slice(end, to));
  return {
    file,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    operator,
    before: around(text.slice(start, end)),
    after: around(replacement),
    text: text.slice(0, start) + replacement + text.slice(end),
  };
}

/**
 * All mutants of a file that are programs.
 * @returns {Mutant[]}
 */
export function mutantsOf(file, text) {
  const source = parse(file, text);
  const mutants = [];
  const visit = (node) => {
    if (isInert(node)) return;
    for (const { name, replace } of operators) {
      const replacement = replace(node);
      if (replacement !== undefined) mutants.push(mutantOf(source, node, name, replacement));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return mutants.filter((mutant) => parse(file, mutant.text).parseDiagnostics.length === 0);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Some of all mutants. A file is as likely as it has mutants left; in a file each operator is, so that rare ones are met.
 * @param {Mutant[]} mutants
 * @returns {Mutant[]}
 */
export function sample(mutants, count, seed) {
  const next = numbers(seed);
  const any = (list) => list[Math.floor(next() * list.length)];
  const left = [...mutants];
  const chosen = [];
  while (chosen.length < count && left.length > 0) {
    const { file } = any(left);
    const inFile = left.filter((mutant) => mutant.file === file);
    const operator = any([...new Set(inFile.map((mutant) => mutant.operator))]);
    const mutant = any(inFile.filter((mutant) => mutant.operator === operator));
    chosen.push(...left.splice(left.indexOf(mutant), 1));
  }
  return chosen;
}
