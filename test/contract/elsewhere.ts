import { withFallback } from "./markup.ts";
import { loader } from "./page-spec.ts";
import { site } from "./stage.ts";
import type { Subject } from "./subjects.ts";
import { openUp, useAll } from "./use.ts";
import { Visit } from "./visit.ts";

/** Uses an element with author's content, with files from another origin. */
async function visitElsewhere(subject: Subject) {
  const body = withFallback(subject.example, subject.tag);
  await using visit = await Visit.start();
  await visit.open({ body, head: loader("", site.elsewhere) });
  const host = await visit.rendered(subject.tag);
  const written = await host.evaluate((_, body) => {
    const template = document.createElement("template");
    template.innerHTML = body;
    return template.content.firstElementChild!.outerHTML;
  }, body);
  const markup = () => host.evaluate((element) => element.outerHTML);
  await visit.quiet();
  const first = await markup();
  await openUp(visit, subject);
  const asksByItself = visit.calls.length > 0;
  const framedByItself = [...visit.framed];
  await useAll(visit, subject);
  await visit.quiet();
  const { said, crashes, calls } = visit;
  return { written, first, used: await markup(), asksByItself, framedByItself, said, crashes, calls };
}

const visits = new Map<string, ReturnType<typeof visitElsewhere>>();

/** Visits once, for the first check of an element. */
export function elsewhereOf(subject: Subject): ReturnType<typeof visitElsewhere> {
  const begun = visits.get(subject.tag) ?? visitElsewhere(subject);
  visits.set(subject.tag, begun);
  return begun;
}
