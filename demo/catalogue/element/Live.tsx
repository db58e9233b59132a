/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Stage } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { AudienceNote } from "../AudienceNote.tsx";

/** Live element with a log of its events (`event-log.ts`). */
export const Live = ({ element, view, children }: { element: WidgetDeclaration; view: View; children?: Child }) => {
  const { t } = view;
  const events = [...Object.keys(element.events ?? {}), "suite-error"];
  return (
    <section aria-labelledby="live">
      <h2 id="live">{t.liveTitle}</h2>
      <div class="live" data-events={events.join(" ")}>
        <Stage view={view}>
          <AudienceNote element={element} view={view} />
          {children}
        </Stage>
        <div class="log">
          <div class="log-head">
            <h3 id="log-title">{t.logTitle}</h3>
            <div class="log-tools">
              <input type="search" aria-label={t.logFilter} placeholder={t.logFilter} data-log-filter />
              <button type="button" class="quiet" data-log-save={`${element.tag}-events.json`} disabled>
                {t.logSave}
              </button>
              <button type="button" class="quiet" data-log-clear disabled>
                {t.logClear}
              </button>
            </div>
          </div>
          <p class="log-empty" data-log-empty>
            {t.logEmpty}
          </p>
          <p class="log-empty" data-log-none hidden>
            {t.logNone}
          </p>
          <div class="log-rows" role="log" aria-labelledby="log-title" tabindex={0} dir="ltr" lang="en">
            <ol role="list" data-log></ol>
          </div>
        </div>
      </div>
    </section>
  );
};
