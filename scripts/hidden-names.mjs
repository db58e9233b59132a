// ESLint rule: what a form or the document has is not asked for by its name, since a field may hide it (`<input name="querySelector">`), or an
// image of the page (`<img name="body">`). Receivers are known by their types; what may be either of them, by where it comes from.
const hidden = /^(HTMLFormElement|Document)$/;

/** The receiver itself, without TypeScript's assertions and optional chains around it. */
const bare = (node) => (/^(TSNonNull|TSAs|Chain)Expression$/.test(node.type) ? bare(node.expression) : node);

const isNamed = ({ type, name, property }, names) => names.test(type === "MemberExpression" ? property.name : name);

/** Nothing of a page stands in a document that has just been made. */
const isEmptyDocument = ({ type, callee }) => type === "CallExpression" && isNamed(callee, /^createHTMLDocument$/);

/** Alternatives of a selector that match no form: their last part begins with another tag, or leaves out forms. */
const noForm = /^(?:.*[\s>+~])?(?:(?!form\b)[a-z][\w-]*[^\s>+~]*|[^\s>+~]*:not\(form\))$/;

/** True for `closest()`, unless its selector names the tags of what it finds. */
function findsForm({ type, callee, arguments: [selector] = [] }) {
  if (type !== "CallExpression" || !isNamed(callee, /^closest$/)) return false;
  const text = selector?.quasis?.map(({ value }) => value.cooked).join("x") ?? selector?.value;
  return typeof text !== "string" || !text.split(",").every((each) => noForm.test(each.trim()));
}

export const hiddenNames = {
  meta: {
    type: "problem",
    schema: [],
    messages: { hidden: "Names in the page hide what {{ kind }} has: ask own() of shared/element, or a prototype." },
  },
  create({ filename, report, sourceCode }) {
    const { getTypeAtLocation } = sourceCode.parserServices;
    // a view's forms and parents are its own, with fields whose names it gives
    const isView = filename.endsWith(".tsx");

    /** Returns what a constant was given, or the node itself. */
    function given(node) {
      if (node.type !== "Identifier") return node;
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
        const [definition] = scope.set.get(node.name)?.defs ?? [];
        if (!definition) continue;
        const { parent, node: declared } = definition;
        return parent?.kind === "const" && declared.id.type === "Identifier" && declared.init
          ? bare(declared.init)
          : node;
      }
      return node;
    }

    function kindOf(asked, property) {
      const node = bare(asked);
      if (isNamed(node, /^prototype$/) || isEmptyDocument(node)) return undefined;
      const type = getTypeAtLocation(asked);
      const names = (type.types ?? [type]).map((each) => each.symbol?.name ?? "");
      const known = names.find((name) => hidden.test(name) && !(isView && name === "HTMLFormElement"));
      if (known) return `a ${known}`;
      if (isView) return undefined;
      if (names.includes("Node")) return "a node, which may be a form or the document,";
      if (isNamed(node, /^parent(Element|Node)$/)) return "a parent, which may be a form,";
      if (findsForm(given(node)) && names.some((name) => /^(HTML)?Element$/.test(name)))
        return "what closest() finds, which may be a form,";
      const isPressed = isNamed(node, /^target$/) && /^(closest|matches)$/.test(property.name);
      if (isPressed && names.some((name) => /^(HTML)?Element$/.test(name)))
        return "the target of an event, which may be a form,";
      return undefined;
    }

    return {
      MemberExpression({ object, property }) {
        const kind = kindOf(object, property);
        if (kind) report({ node: property, messageId: "hidden", data: { kind } });
      },
    };
  },
};
