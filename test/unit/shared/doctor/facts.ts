import type { Facts, ResourceFact, TagFact } from "#shared/doctor/facts.ts";

const folder = "https://cdn.example/suite-widgets/1.0.0/";

/** Facts of a page without mistakes, except for the given ones. */
export const facts = (given: Partial<Facts> = {}): Facts => ({
  page: "https://shop.example/blog",
  origin: "https://shop.example",
  release: folder,
  version: "1.0.0",
  latest: undefined,
  folders: [folder],
  scripts: [{ src: `${folder}suite.js`, isModule: false, hasCrossorigin: true, options: { doctor: "" } }],
  hasSheet: true,
  builtInRuns: false,
  tags: [tag()],
  lines: [],
  resources: [resource({ url: `${folder}chunks/core.js` })],
  shifts: [],
  tasks: [],
  violations: [],
  stored: [],
  storage: [],
  ...given,
});

export const tag = (given: Partial<TagFact> = {}): TagFact => ({
  tag: "suite-follow",
  found: 1,
  ready: 1,
  failed: 0,
  waiting: 0,
  adopted: 0,
  hidden: 0,
  isDefined: true,
  ...given,
});

export const resource = (given: Partial<ResourceFact> = {}): ResourceFact => ({
  url: "https://shop.example/website_mail/is_follower",
  status: 200,
  start: 120,
  duration: 30,
  transferred: 300,
  size: 200,
  isCall: false,
  ...given,
});
