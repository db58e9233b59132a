/** Kinds of public names of an element by their key in the Custom Elements Manifest. */
const kinds = {
  attributes: "attribute",
  events: "event",
  slots: "slot",
  cssParts: "part",
  cssProperties: "property",
  cssStates: "state",
};

function namesOfElement({ tagName, members, ...declaration }) {
  const methods = members.filter(({ kind }) => kind === "method");
  return [
    tagName,
    ...Object.entries(kinds).flatMap(([key, kind]) =>
      declaration[key].map(({ name }) => `${tagName} ${kind} ${name || "(default)"}`),
    ),
    ...methods.map(({ name }) => `${tagName} method ${name}`),
  ];
}

/**
 * All public names of a Custom Elements Manifest, one line each, sorted: `suite-follow attribute data-model`.
 * @returns {string[]}
 */
export const publicNames = ({ modules }) =>
  [...new Set(modules.flatMap(({ declarations }) => declarations.flatMap(namesOfElement)))].sort();

/**
 * The names as they are recorded, a line for each element: `"suite-follow": "attribute data-model, event suite-follow-change"`.
 * @param {string[]} names sorted
 */
export function toRecord(names) {
  const elements = new Map();
  for (const name of names) {
    const [tag, ...rest] = name.split(" ");
    elements.set(tag, [...(elements.get(tag) ?? []), ...(rest.length ? [rest.join(" ")] : [])]);
  }
  return Object.fromEntries([...elements].map(([tag, named]) => [tag, named.join(", ")]));
}

/** @returns {string[]} the names in a record */
export const fromRecord = (record) =>
  Object.entries(record).flatMap(([tag, named]) => [
    tag,
    ...named
      .split(", ")
      .filter(Boolean)
      .map((name) => `${tag} ${name}`),
  ]);

/** @returns {number[]} major, minor and patch. Throws for what is no released version */
export function partsOf(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no semantic version: 1.2.3`);
  return version.split(".").map(Number);
}

const listed = (names) => names.map((name) => `  ${name}`).join("\n");

/**
 * Returns a sentence if the version breaks Semantic Versioning 2.0.0, undefined otherwise. The recorded version may be built again, with
 * further names as long as it was not published; it never loses one.
 * @param {{ version: string, names: string[] }} recorded names of the version that was released last
 * @param {{ version: string, names: string[] }} current
 * @returns {string | undefined}
 */
export function versionFault(recorded, current) {
  const [major, minor, patch] = partsOf(recorded.version);
  const [nextMajor, nextMinor, nextPatch] = partsOf(current.version);
  const isLess = nextMajor - major || nextMinor - minor || nextPatch - patch;
  if (isLess < 0) return `${current.version} is older than ${recorded.version}, which was released`;
  if (nextMajor > major) return undefined;
  const lost = recorded.names.filter((name) => !current.names.includes(name));
  if (lost.length > 0)
    return `Names of ${recorded.version} are gone: that is version ${major + 1}.0.0\n${listed(lost)}`;
  const isPatch = nextMinor === minor && nextPatch > patch;
  const gained = current.names.filter((name) => !recorded.names.includes(name));
  if (isPatch && gained.length > 0)
    return `There are names that ${recorded.version} did not have: that is version ${major}.${minor + 1}.0\n${listed(gained)}`;
  return undefined;
}
