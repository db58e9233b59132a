/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** Pane of a question's results. */
export interface Pane {
  readonly id: string;
  readonly title: string;
  /** Attributes of a chart's pane. */
  readonly chart?: Readonly<Record<string, string | number>>;
  readonly content: Child;
}

/** Panes of a question, the first one shown initially. */
export const ResultTabs = ({ panes }: { panes: readonly Pane[] }) => (
  <>
    <ul class="nav nav-tabs" role="tablist">
      {panes.map(({ id, title }, index) => (
        <li class="nav-item">
          <a
            class={index ? "nav-link" : "nav-link active"}
            href={`#${id}`}
            data-toggle="tab"
            role="tab"
            aria-controls={id}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
    <div class="tab-content">
      {panes.map(({ id, chart, content }, index) => (
        <div
          role="tabpanel"
          class={`tab-pane${index ? "" : " active"}${chart ? " survey_graph" : ""}`}
          id={id}
          {...chart}
        >
          {content}
        </div>
      ))}
    </div>
  </>
);
