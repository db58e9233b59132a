import { face } from "#demo/suite/content/Simple.tsx";
import type { Example } from "./example.ts";

export const example: Example = { page: "/project/rating/1", preview: face, live: face, variants: () => [] };
