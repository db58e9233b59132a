import { readdirSync, readFileSync } from "node:fs";
import { dirname, join as joinPath } from "node:path";
import ts from "typescript";

/** Placeholder of values that are only known at run time. */
const unknown = "…";
/** Possible values of an expression, as texts. */
type Texts = readonly string[];

const parents = (node: ts.Node): ts.Node[] => (node.parent ? [node.parent, ...parents(node.parent)] : []);

function find<T extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Returns the name by which a function is called: its own, or the name of its constant or property. */
function calledAs(node: ts.SignatureDeclaration): string | undefined {
  const named = node.name ?? (node.parent as { readonly name?: ts.Node }).name;
  return named && ts.isIdentifier(named) ? named.text : undefined;
}

const nameOf = ({ expression }: ts.CallExpression): string | undefined =>
  ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression)
      ? expression.name.text
      : undefined;

/** Returns the folder in which a function is called: any for exports of `shared`, otherwise the function's own. */
function homeOf(node: ts.Node): string {
  const path = dirname(node.getSourceFile().fileName);
  const statement = [node, ...parents(node)].find(
    (each) => ts.isFunctionDeclaration(each) || ts.isVariableStatement(each),
  );
  const isExported = statement?.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return path.startsWith("shared/") && isExported ? "" : path.split("/").slice(0, 3).join("/");
}

const isPrint = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && expression.expression.getText() === "console";

/** Parses each file of the product. */
function sources(): ts.SourceFile[] {
  return ["shared", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => joinPath(folder, file))
      .map((path) => ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true)),
  );
}

/** Returns a value inside a message if it is text, or the placeholder for names. */
const inside = (text: string): string => (/^[a-z"]/i.test(text) ? text : unknown);

/** Collapses adjacent placeholders. */
const tidy = (text: string): string => text.replace(/…+/g, unknown).replace(/: $/, `: ${unknown}`);

const join = (heads: Texts, tails: Texts): Texts => heads.flatMap((head) => tails.map((tail) => head + tail));

/**
 * Returns each message that the product's code can write to the console, once, in the order of files. `…` stands for values that are known at run
 * time; an error of an element is `kind: message`, which the console prefixes by the tag.
 */
export function consoleMessages(files = sources()): readonly string[] {
  const everyCall = files.flatMap((file) => find(file, ts.isCallExpression));
  const [prints, calls] = [everyCall.filter(isPrint), everyCall.filter((call) => !isPrint(call))];
  /** Parameters whose callers are being read: a function may pass a parameter to itself. */
  const open = new Set<ts.Node>();

  /** Returns the values that callers in the same part of the product pass for a parameter, without values that are unknown. */
  function given(parameter: ts.ParameterDeclaration): Texts {
    const { parent } = parameter;
    const name = calledAs(parent);
    if (!name || open.has(parameter)) return [unknown];
    open.add(parameter);
    const index = parent.parameters.indexOf(parameter);
    const home = homeOf(parent);
    const texts = calls
      .filter((call) => nameOf(call) === name && call.getSourceFile().fileName.startsWith(home))
      .flatMap(({ arguments: { [index]: argument } }) => (argument ? textsOf(argument) : []))
      .filter((text) => text !== unknown);
    open.delete(parameter);
    return texts.length > 0 ? texts : [unknown];
  }

  function named(identifier: ts.Identifier): Texts {
    for (const scope of parents(identifier)) {
      if (ts.isFunctionLike(scope)) {
        const parameter = scope.parameters.find(({ name }) => ts.isIdentifier(name) && name.text === identifier.text);
        if (parameter) return given(parameter);
      }
      if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
      for (const statement of scope.statements) {
        const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
        const own = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === identifier.text);
        if (own?.initializer) return textsOf(own.initializer);
      }
    }
    return [unknown];
  }

  function textsOf(node: ts.Expression): Texts {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
    if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
    if (ts.isIdentifier(node)) return named(node);
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce<Texts>(
        (texts, { expression, literal }) => join(texts, join(textsOf(expression).map(inside), [literal.text])),
        [node.head.text],
      );
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      if (operatorToken.kind === ts.SyntaxKind.PlusToken) return join(textsOf(left), textsOf(right));
      if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return textsOf(right);
    }
    return [unknown];
  }

  const written = prints.flatMap((call) => (call.arguments[0] ? textsOf(call.arguments[0]) : []));

  const thrown = files.flatMap((file) =>
    find(file, ts.isNewExpression)
      .filter(({ expression }) => expression.getText() === "SuiteError")
      .flatMap(({ arguments: [kind, message] = [] as unknown as ts.NodeArray<ts.Expression> }) =>
        kind && message ? join(textsOf(kind), join([": "], textsOf(message))) : [],
      ),
  );

  // errors of the element layer and of views without a client
  const plain = files.flatMap((file) =>
    find(file, ts.isObjectLiteralExpression).flatMap(({ properties }) => {
      const of = (name: string): Texts | undefined => {
        const property = properties.find((each) => each.name?.getText() === name);
        return property && ts.isPropertyAssignment(property) ? textsOf(property.initializer) : undefined;
      };
      const [kind, message] = [of("kind"), of("message")];
      return kind?.[0] === "config" && message ? join(kind, join([": "], message)) : [];
    }),
  );

  // errors of libraries, which the console shows unchanged, have no text in the product
  const worded = [...written, ...thrown, ...plain].map(tidy).filter((text) => /[a-z]/i.test(text));
  return [...new Set(worded)];
}
