import type { Subject } from "../subjects.ts";
import { accessibility, accessibilityElsewhere } from "./accessibility.ts";
import { attributes } from "./attributes.ts";
import { direction, mirroring } from "./direction.ts";
import { doubleDefinition } from "./double-definition.ts";
import { editing } from "./editing.ts";
import { language, texts } from "./language.ts";
import { layout, shifting } from "./layout.ts";
import { lifecycle } from "./lifecycle.ts";
import { manners } from "./manners.ts";
import { markup, rendering } from "./markup.ts";
import { names } from "./names.ts";
import { malformedAnswers, outage, outages } from "./outage.ts";
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

/** Checks that an element can fail by its own code, but seldom: on representatives by `npm test`, on all by `npm run test:all`. */
export const furtherChecks: Checks = [
  markup,
  lifecycle,
  overlays,
  editing,
  layout,
  mirroring,
  accessibilityElsewhere,
  malformedAnswers,
];

/** Checks that the element layer, the loader or the client alone can fail, on representatives by `npm test`. */
export const layerChecks: Checks = [attributes, required, language, direction, outages];

/** Checks of the element layer that need a page of others or the standalone files, on representatives by `npm run test:all`. */
export const rareLayerChecks: Checks = [inWorlds, doubleDefinition];

/** Checks of the standalone files, which `npm test` does not build, on all by `npm run test:all`. */
export const standaloneChecks: Checks = [standalonePolicy];
