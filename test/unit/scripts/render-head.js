// Runs in a page, whose XPath it needs. Plain JavaScript, since the compiler of TypeScript for Node adds helpers that a page does not have.

/** Inherits the layout as suites do: each change names one node, and puts nodes before it or sets attributes. */
function inheritLayout(layout, views) {
  for (const change of views.querySelectorAll("template[inherit_id='website.layout'] > xpath")) {
    const path = change.getAttribute("expr");
    const found = layout.evaluate(path, layout, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    if (found.snapshotLength !== 1) throw new Error(`${path} is found ${found.snapshotLength} times`);
    const node = found.snapshotItem(0);
    if (change.getAttribute("position") === "before")
      node.before(...[...change.childNodes].map((child) => layout.importNode(child, true)));
    else for (const child of change.children) node.setAttribute(child.getAttribute("name"), child.textContent);
  }
}

/** Evaluates an expression of a template, whose operators are words. */
function valueOf(expression, values) {
  const script = expression.replace(/ and /g, " && ").replace(/^not /, "!").replaceAll(" == ", " === ");
  return new Function(...Object.keys(values), `return ${script}`)(...Object.values(values));
}

/** Renders a node of the layout as lines, each a bundle or an element. */
function render(node, values, isEditor) {
  if (node.hasAttribute("groups") && !isEditor) return [];
  if (node.hasAttribute("t-if") && !valueOf(node.getAttribute("t-if"), values)) return [];
  const bundle = node.getAttribute("t-call-assets");
  if (bundle) return [`${node.hasAttribute("t-js") ? "styles" : "script"} ${bundle}`];
  if (node.hasAttribute("t-value")) values[node.getAttribute("t-set")] = valueOf(node.getAttribute("t-value"), values);
  else if (node.localName === "t") return [...node.children].flatMap((child) => render(child, values, isEditor));
  else if (node.localName !== "meta")
    return [`${node.localName} ${[...node.attributes].map(({ name, value }) => `${name}=${value}`).join(" ")}`];
  return [];
}

globalThis.renderHead = (views, layout, { isEditor, isOn, asked }) => {
  const [page, changes] = [layout, views].map((xml) => new DOMParser().parseFromString(xml, "application/xml"));
  inheritLayout(page, changes);
  const request = { httprequest: { args: new Map([["suite_widgets", asked]]) } };
  return render(page.documentElement, { website: { suite_widgets: isOn }, request }, isEditor);
};
