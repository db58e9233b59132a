/** @jsxImportSource hono/jsx */
import type { ThemeTexts } from "./texts/index.ts";
import type { Problem } from "./theme/pairs.ts";
import { offerText, problemText, verdict } from "./wording.ts";

/** Colour sample without a style attribute, for a strict policy. */
export const Dot = ({ color }: { color: string }) => (
  <svg class="theme-dot" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7" fill={color} />
  </svg>
);

/** Without a script, the button submits the form with one value replaced. */
const Row = ({ problem, t }: { problem?: Problem; t: ThemeTexts }) => (
  <li>
    <span>{problem && problemText(t, problem)}</span>
    <button class="quiet" name={problem?.offer?.field} value={problem?.offer?.color} hidden={!problem?.offer}>
      <Dot color={problem?.offer?.color ?? "#000000"} /> <span>{problem?.offer && offerText(t, problem.offer)}</span>
    </button>
  </li>
);

/** Pairs with too little contrast, each with its fix; `problems.ts` updates the list. */
export const Problems = ({ problems, t }: { problems: readonly Problem[]; t: ThemeTexts }) => (
  <section class="theme-problems" aria-labelledby="contrast">
    <h2 id="contrast" tabindex={-1}>
      {t.contrast}
    </h2>
    <p data-theme-verdict>{verdict(t, problems.length)}</p>
    <ul role="list" data-theme-problems>
      {problems.map((problem) => (
        <Row problem={problem} t={t} />
      ))}
    </ul>
    <template data-theme-problem>
      <Row t={t} />
    </template>
  </section>
);
