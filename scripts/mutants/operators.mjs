import ts from "typescript";

/**
 * @typedef {object} Operator
 * @property {string} name
 * @property {(node: ts.Node) => string | undefined} replace what it puts in the place of a node; nothing for a node that it leaves alone
 */

const others = (...pairs) => new Map(pairs.flatMap(([one, other]) => [[one, other], [other, one]])); // prettier-ignore
const borders = others(["<", "<="], [">", ">="]);
const equalities = others(["===", "!=="], ["==", "!="]);
const logic = others(["&&", "||"]);
const sums = others(["+", "-"], ["+=", "-="]);
const booleans = others(["true", "false"]);
const keys = others(["ArrowLeft", "ArrowRight"], ["ArrowUp", "ArrowDown"], ["Home", "End"], ["PageUp", "PageDown"]);

/** Replaces a sign between two sides. */
const sign = (table) => (node) =>
  ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node ? table.get(node.getText()) : undefined;

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function sum(node) {
  const { parent } = node;
  const joins = ts.isBinaryExpression(parent) && (isText(parent.left) || isText(parent.right));
  return joins ? undefined : sign(sums)(node);
}

const isCondition = (node, { parent } = node) =>
  (ts.isIfStatement(parent) && parent.expression === node) ||
  (ts.isConditionalExpression(parent) && parent.condition === node);

/** The name of what is called: `send` of `send()` and of `page.send()`. */
const calledName = ({ expression }) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** The call of a statement, also one that is waited for. */
function callOf(node) {
  if (!ts.isExpressionStatement(node)) return undefined;
  let { expression } = node;
  while (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)) ({ expression } = expression);
  return ts.isCallExpression(expression) ? expression : undefined;
}

const aria = /^(aria[A-Z-]|role$)/;

/** Tells if a statement sets an attribute or a property that reflects an ARIA attribute. */
function setsAttribute(node) {
  const call = callOf(node);
  if (call) return /^(set|toggle|remove)Attribute$/.test(calledName(call));
  if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return false;
  const { left } = node.expression;
  return ts.isPropertyAccessExpression(left) && aria.test(left.name.text);
}

function call(node) {
  const found = callOf(node);
  return found && found.expression.kind !== ts.SyntaxKind.SuperKeyword && !setsAttribute(node) ? ";" : undefined;
}

/**
 * Attributes of styles, or of the framework alone. The stage `contract` compares parts in the source with the declared ones.
 */
const leftInMarkup = /^(class|className|style|key|ref|part|d|viewBox|preserveAspectRatio)$/;

function attribute(node) {
  if (setsAttribute(node)) return ";";
  if (ts.isJsxAttribute(node)) {
    const isTag = /^[a-z]/.test(node.parent.parent.tagName.getText());
    return isTag && !leftInMarkup.test(node.name.getText()) ? "" : undefined;
  }
  return ts.isPropertyAssignment(node) && aria.test(node.name.text ?? "") ? "...{}" : undefined;
}

const outdated = /abort|generation|stale|outdated|latest|current|disposed|isConnected|\bend(ed)?\b|\bleft\b/i;

/** Drops `if (signal.aborted) return;` and its like. */
function guard(node) {
  if (!ts.isIfStatement(node) || node.elseStatement || !outdated.test(node.expression.getText())) return undefined;
  const { thenStatement: then } = node;
  const only = ts.isBlock(then) ? then.statements[0] : then;
  return only && (ts.isReturnStatement(only) || ts.isContinueStatement(only)) ? ";" : undefined;
}

function key(node) {
  const isName = ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  const other = ts.isStringLiteral(node) || isName ? keys.get(node.text) : undefined;
  return other && (isName ? other : `"${other}"`);
}

/** Another value of the same kind. One more of a large number, such as of milliseconds, shows in no test that allows for time. */
function changed(node) {
  if (ts.isNumericLiteral(node)) return `${Number(node.text) < 100 ? Number(node.text) + 1 : Number(node.text) * 10}`;
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text ? "" : "other");
  return ts.isIdentifier(node) && node.text !== "undefined" ? "undefined" : undefined;
}

/** Tells if a text only stands for one that a pattern or a parser refuses, as `""` in `/^\d+$/.test(text ?? "")`: another is refused as well. */
function isRefused(node) {
  const call = node.parent.parent;
  if (node.text !== "" || !ts.isCallExpression(call) || !/^(test|exec|parse)$/.test(calledName(call))) return false;
  const { expression: owner } = call.expression;
  if (!ts.isRegularExpressionLiteral(owner)) return owner.getText() === "JSON";
  const [, pattern, flags] = /^\/(.*)\/(\w*)$/.exec(owner.text);
  return ["", "other"].every((text) => !new RegExp(pattern, flags).test(text));
}

function fallback(node) {
  const { parent } = node;
  const isDefault = (ts.isParameter(parent) || ts.isBindingElement(parent)) && parent.initializer === node;
  const isInstead =
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isDefault || (isInstead && !isRefused(node)) ? changed(node) : undefined;
}

const queries = /^(querySelector(All)?|closest|matches)$/;
const selectorText = /(^|[\s,>(])[.#[][a-z][\w-]*/i;
/** Names in a selector, but no pseudo-classes. */
const selectorName = /(?<![:\w-])[a-z][\w-]*/gi;

function selector(node) {
  if (!ts.isStringLiteralLike(node)) return undefined;
  const { parent, text } = node;
  const isAsked = ts.isCallExpression(parent) && queries.test(calledName(parent));
  const name = isAsked || selectorText.test(text) ? [...text.matchAll(selectorName)].at(-1) : undefined;
  if (!name) return undefined;
  const last = name.index + name[0].length - 1;
  return JSON.stringify(`${text.slice(0, last)}${text[last] === "x" ? "y" : "x"}${text.slice(last + 1)}`);
}

const timers = /^(setTimeout|setInterval|timeout|debounce|wait)$/;
const timerName = /timeout|delay|debounce|patience|pause|interval|expires|cooldown|inactive|stay|fade|rest$|press$/i;

/** Makes ten times as much of a number of milliseconds. */
function timer(node) {
  if (!ts.isNumericLiteral(node)) return undefined;
  let outer = node.parent;
  while (ts.isBinaryExpression(outer)) outer = outer.parent;
  const isGiven = ts.isCallExpression(outer) && timers.test(calledName(outer));
  const isNamed = ts.isVariableDeclaration(outer) && timerName.test(outer.name.getText());
  const isFactorOfTen = ts.isBinaryExpression(node.parent) && node.parent.right === node;
  return (isGiven || isNamed) && !isFactorOfTen ? `${Number(node.text.replaceAll("_", "")) * 10}` : undefined;
}

/** Tells if a value is a hint for browsers, whose effect no page can see. */
const isHint = ({ parent }) => ts.isPropertyAssignment(parent) && parent.name.getText() === "passive";

const isBoolean = ({ kind }) => kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;

/** @type {Operator[]} */
export const operators = [
  { name: "border of a comparison", replace: sign(borders) },
  { name: "equality", replace: sign(equalities) },
  { name: "and, or", replace: sign(logic) },
  { name: "sum", replace: sum },
  { name: "boolean", replace: (node) => (isBoolean(node) && !isHint(node) ? booleans.get(node.getText()) : undefined) },
  { name: "call removed", replace: call },
  { name: "await removed", replace: (node) => (ts.isAwaitExpression(node) ? node.expression.getText() : undefined) },
  { name: "branches swapped", replace: (node) => (isCondition(node) ? `!(${node.getText()})` : undefined) },
  { name: "check of end dropped", replace: guard },
  { name: "attribute dropped", replace: attribute },
  { name: "key", replace: key },
  { name: "default", replace: fallback },
  { name: "selector", replace: selector },
  { name: "timer", replace: timer },
];
