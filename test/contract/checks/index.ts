import type { Subject } from "../subjects.ts";
import { accessibility, accessibilityElsewhere } from "./accessibility.ts";
import { attributes } from "./attributes.ts";
import { direction } from "./direction.ts";
import { doubleDefinition } from "./double-definition.ts";
import { editing } from "./editing.ts";
import { language, texts } from "./language.ts";
import { layout, shifting } from "./layout.ts";
import { lifecycle } from "./lifecycle.ts";
import { manners } from "./manners.ts";
import { markup, rendering } from "./markup.ts";
import { names } from "./names.ts";
import { outage, outages } from "./outage.ts";
import { overlays } from "./overlays.ts";
import { policy, standalonePolicy } from "./policy.ts";
import { required } from "./required.ts";
import { styles } from "./styles.ts";
import { inWorlds } from "./worlds.ts";

type Checks = readonly ((subject: Subject) => void)[];

/** Checks of an element's own code, on every element by `npm test`. */
export const elementChecks: Checks = [
  rendering,
  names,
  policy,
  manners,
  styles,
  shifting,
  texts,
  accessibility,
  outage,
];

/** Checks of the element layer, the loader and the build, on representatives by `npm test`, on all other elements by `npm run test:all`. */
export const layerChecks: Checks = [
  markup,
  attributes,
  required,
  lifecycle,
  overlays,
  editing,
  layout,
  language,
  direction,
  accessibilityElsewhere,
  outages,
];

/** Checks on foreign pages, on representatives by `npm run test:all`. */
export const worldChecks: Checks = [inWorlds];

/** Checks of the standalone files, which `npm test` does not build. */
export const standaloneChecks: Checks = [doubleDefinition, standalonePolicy];
