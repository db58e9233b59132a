import { axeSource } from "../axe.ts";
import { functionNames, takeNotes } from "../contract/notes.ts";
import { loader } from "../contract/page-spec.ts";
import { PublishedPages } from "../contract/published.ts";
import { blocks, recorded, recordings } from "../contract/recorded/document.ts";
import { enhances, forTeam, subjects } from "../contract/subjects.ts";
import { isInTurn } from "../part.ts";
import { fixClock, listen } from "./watch.ts";

/** Paths of an element's pages, with the attributes to set. */
export interface ElementPages {
  readonly tag: string;
  readonly strict: string;
  readonly ltr: string;
  readonly rtl: string;
  readonly opens: boolean;
  readonly enhances: boolean;
  /** True if only signed-in visitors may use the element. */
  readonly forTeam: boolean;
  readonly hasBox: boolean;
}

/** Page of the suite, unchanged and adopted. */
export interface RecordedPages {
  readonly name: string;
  readonly builtIn: string;
  readonly ours: string;
  readonly forTeam: boolean;
}

export interface Index {
  readonly elements: readonly ElementPages[];
  readonly recorded: readonly RecordedPages[];
  /** Selectors of blocks that are adopted. */
  readonly blocks: readonly string[];
}

const calling = (...functions: (() => void)[]) =>
  [functionNames, ...functions.map((given) => `(${given})()`)].join(";\n");

const scripts: Readonly<Record<string, string>> = {
  "/page/watch.js": calling(takeNotes, listen),
  "/page/clock.js": calling(fixClock),
  "/page/axe.js": axeSource,
};

const script = (name: string) => `<script src="/page/${name}.js"></script>`;
/** Script tag that measures a page, from the tests' own files. */
const looking = '<script type="module" src="/test/engines/look.ts"></script>';
const sheet = '<link rel="stylesheet" href="/dist/suite.css">';

/** Elements that scripts/test.mjs has chosen. */
const chosen = (process.env.SUITE_REPEATED ?? process.env.SUITE_TAGS)?.split(",");

function publishElements(pages: PublishedPages): ElementPages[] {
  return subjects
    .filter(isInTurn)
    .filter(({ tag }) => chosen?.includes(tag) ?? true)
    .map((subject) => {
      const { tag, example, declaration } = subject;
      const page = (head: string, dir: "ltr" | "rtl", strict: boolean) =>
        pages.publish({
          body: `<p>Before</p><div id="here">${example}</div><p id="after">After</p><div id="there"><p>A neighbour</p></div>`,
          head: script("watch") + head,
          dir,
          strict,
        });
      return {
        tag,
        strict: page(script("axe") + sheet + loader("data-adopt"), "ltr", true),
        ltr: page(script("clock") + loader(), "ltr", false),
        rtl: page(script("clock") + loader(), "rtl", false),
        opens: "open" in (declaration.methods ?? {}),
        enhances: enhances(subject),
        forTeam: forTeam(example),
        hasBox: declaration.box.display !== "contents",
      };
    });
}

const publishRecorded = (pages: PublishedPages): RecordedPages[] =>
  recordings.map((name) => {
    const watched = (ours: boolean) => {
      const spec = recorded(name, ours);
      return pages.publish({
        ...spec,
        document: spec.document!.replace("<head>", `<head>${script("watch")}${looking}`),
      });
    };
    return { name, builtIn: watched(false), ours: watched(true), forTeam: forTeam(recorded(name, true).body) };
  });

/**
 * Serves pages that the tests open in frames, so that tests need only functions that every engine has. `/page/index.json` lists them.
 * @param fetch responds as the suite
 * @returns a function that responds to the request of a page, otherwise returns undefined
 */
export function publishPages(fetch: (request: Request) => Response | Promise<Response>) {
  const pages = new PublishedPages(fetch);
  const index: Index = { elements: publishElements(pages), recorded: publishRecorded(pages), blocks };
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/page/index.json") return Response.json(index);
    const text = scripts[pathname];
    if (text !== undefined) return new Response(text, { headers: { "Content-Type": "text/javascript" } });
    return await pages.respond(request);
  };
}
