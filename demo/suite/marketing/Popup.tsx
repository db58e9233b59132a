/** @jsxImportSource hono/jsx */
import { localizedPost } from "#demo/common/localized.ts";
import { Stage } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import { marketingTexts } from "./texts.ts";

export const triggers = ["exit", "scroll:50", "delay:5"] as const;

/** Page that is long enough to scroll, with one popup; `newsletter-popup-1` is its cookie (`forget.ts`). */
export const PopupPage = ({ view, trigger }: { view: View; trigger: (typeof triggers)[number] }) => {
  const t = marketingTexts[view.textLang];
  const names = { exit: t.tryExit, "scroll:50": t.tryScroll, "delay:5": t.tryDelay };
  return (
    <div class="wrap read">
      <h1>{t.tryTitle}</h1>
      <p class="lead">{t.tryLead}</p>
      <p>
        {t.tryTouch} {t.trySubscribed}
      </p>
      <div class="actions">
        <button type="button" class="action primary" data-forget="newsletter-popup-1" data-done={t.tryForgotten}>
          {t.tryForget}
        </button>
      </div>
      <nav class="tabs" aria-label={t.tryTrigger}>
        {triggers.map((name) => (
          <a
            href={view.link(`/try/newsletter-popup?trigger=${name}`)}
            aria-current={name === trigger ? "page" : undefined}
          >
            {names[name]}
          </a>
        ))}
      </nav>
      {([1, 2, 3] as const).map((id) => {
        const { title, text, by } = localizedPost(view, id);
        return (
          <section class="story">
            <img class="post-picture" src={`/demo/post-${id}.svg`} alt="" width="640" height="240" />
            <h2>{title}</h2>
            <p>{text}</p>
            <p class="post-by">
              <span class="face" aria-hidden="true">
                {by.charAt(0)}
              </span>
              {by}
            </p>
          </section>
        );
      })}
      <Stage view={view}>
        <suite-newsletter-popup
          data-list-id="1"
          data-trigger={trigger}
          data-mobile-trigger={trigger === "exit" ? "scroll:50" : undefined}
        ></suite-newsletter-popup>
      </Stage>
    </div>
  );
};
