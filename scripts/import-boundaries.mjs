// ESLint rule: who may import whom. Rooms are folders; imports run from a higher level to a lower one, never sideways.
import { relative, sep } from "node:path";
import { importedFile, nameOfFile } from "./import-names.mjs";

const levels = {
  "shared/styles": 0,
  "shared/element": 1,
  "shared/suite": 2,
  "shared/a11y": 2,
  "shared/html": 2,
  "shared/format": 2,
  "shared/i18n": 2,
  "shared/video": 2,
  "shared/state": 3,
  "shared/ui": 4,
  "shared/loaded": 4.5,
};
const apiLevel = 2.5;
// demo/server has no level: it draws pages of all these, and they read its records.
const demoLevels = { "demo/common": 1, "demo/operator": 2, "demo/suite": 3, "demo/catalogue": 4 };
const commonLevel = 5;
const elementLevel = 6;
// What is not behind a room's index.ts: inner rooms with a door of their own, doors of what comes later, style sheets, texts, and what travels with
// whom it serves instead of with the room: calls, formats of the language, the wire of service workers, HTTP beside the calls, profiles of HTML,
// frames, the queue of popups, the filter by stars, addresses of videos.
const sideDoors =
  /^shared\/(?:[^/]+\/(?:[^/]+\/)?(?:index\.ts|[^/]+\.css)|i18n\/en\.json|suite\/(?:(?:api|contract)\/[^/]+|language|worker|get|post|upload)\.ts|html\/(?:message|fragment|frame|page)\.ts|state\/(?:popup-queue|intent|rating-filter)\.ts|ui\/copies\.ts|ui\/(?:Changes|RatingCard|viewer\/(?:Broken|Picture|Viewer))\.tsx|video\/player\.ts)$/;
/** Calls: Node loads them with the demo's server, so they take values of leaves alone. */
const api = /^(?:shared\/suite|widgets\/[^/]+)\/api\//;
const contracts = /^shared\/suite\/contract\//;
/** Doors for calls, behind which nothing loads the client or the element layer. */
const apiDoors = /^shared\/(?:suite\/(?:answer|error)|html\/address)\.ts$/;
/** Modules of the element layer that import nothing: errors and answers of the suite, which calls load, use them. */
const leaves = /^shared\/element\/(?:page|strings)\.ts$/;
const client = /^shared\/(?:element\/|suite\/(?:client|index)\.ts$)/;

/** "widgets/marketing/follow", "widgets/shop/common", "shared/suite", "demo/server", or the first folder. */
function roomOf(path) {
  const [first, second, third] = path.split("/");
  if (first === "widgets") return `${first}/${second}/${third}`;
  return first === "shared" || first === "demo" ? `${first}/${second}` : first;
}

function levelOf(room) {
  if (!room.startsWith("widgets/")) return levels[room];
  const [, , folder] = room.split("/");
  return { api: apiLevel, common: commonLevel }[folder] ?? elementLevel;
}

const areaOf = (room) => (room.startsWith("widgets/") ? room.split("/")[1] : undefined);

/** The sentence that tells what is wrong with an import, or undefined. Paths are relative to the project, with slashes. */
function objection(fromPath, toPath, isType) {
  const from = roomOf(fromPath);
  const to = roomOf(toPath);
  if (api.test(fromPath) && client.test(toPath) && !isType)
    return `a call knows ${toPath} by \`import type\` alone: the demo's server loads calls without the client.`;
  if (from === to || from === "test" || from === "scripts") return;
  if (from === "shared/loader") return "shared/loader stands alone: it runs before anything else is loaded.";
  if (from === "shared/doctor") return "shared/doctor stands alone: it says why all else does not load.";
  if (to === "shared/doctor") return "nothing imports shared/doctor: only those who ask for it load it.";
  if (to === "shared/loader") return "nothing imports shared/loader: it would be loaded twice.";
  if (from === "demo/server") {
    if (to.startsWith("demo/") || contracts.test(toPath) || api.test(toPath)) return;
    return "demo/server knows only contracts of the front end: shared/suite/{api,contract}, widgets/*/api.";
  }
  if (demoLevels[from] < demoLevels[to])
    return `${from} may not import from ${to}: imports run down, never up or sideways.`;
  if (from.startsWith("demo/")) return to === "test" ? "the demo does not depend on its tests." : undefined;
  if (areaOf(to) && areaOf(from) && areaOf(to) !== areaOf(from))
    return "no area imports another: two that must agree meet in shared/state.";
  // translations are loaded by the element layer; a chunk without an element loads its own
  if (to === `widgets/${areaOf(from)}/i18n`) {
    if (toPath.endsWith("/en.json") || fromPath.endsWith(".page.ts")) return;
    return "the element layer loads translations: import the texts of en.json.";
  }
  const [above, below] = [levelOf(from), levelOf(to)];
  if (above === undefined || below === undefined) return `${from} may not import from ${to}.`;
  if (above === elementLevel && below === elementLevel)
    return "no element imports another: what two of them share is in common/ of their area.";
  if (above <= below) return `${from} may not import from ${to}: imports run down, never up or sideways.`;
  if (api.test(fromPath) && apiDoors.test(toPath)) return;
  if (from === "shared/suite" && leaves.test(toPath)) return;
  if (to.startsWith("shared/") && !sideDoors.test(toPath)) return `enter ${to} by its door, index.ts.`;
}

export const importBoundaries = {
  meta: { type: "problem", schema: [], messages: { wall: "{{ objection }}" } },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join("/");
    const check = ({ source, importKind, exportKind }) => {
      if (source?.type !== "Literal") return;
      const file = importedFile(path, String(source.value));
      if (file === undefined) return;
      const name = source.value.startsWith("../../") && nameOfFile(file);
      const reason = name
        ? `import it by its name: "${name}".`
        : objection(path, file, (importKind ?? exportKind) === "type");
      if (reason) context.report({ node: source, messageId: "wall", data: { objection: reason } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
