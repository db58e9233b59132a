import { nextFrame } from "@open-wc/testing";
import messagesCss from "#chat/common/conversation/ui/messages.css";
import { Thread } from "#chat/common/conversation/ui/Thread.tsx";
import windowCss from "#chat/common/conversation/ui/window.css";
import { chat } from "#chat/i18n/en.json";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { stage } from "#test/widgets/shared/ui/render.ts";
import { HandConversation } from "./hand-conversation.ts";

const chatTexts = { ...failures, ...chat };

/** Thread with the height of a window, and the visible messages. */
export function place(conversation = new HandConversation(), server = "https://suite.example") {
  const { render, shadow, find, host } = stage(
    buttonCss,
    failureCss,
    spinnerCss,
    windowCss,
    messagesCss,
    ".window { position: static; block-size: 400px }",
  );
  const draw = (minimized = false) =>
    render(
      <section className="window" aria-label="Chat">
        <div className="body">
          <Thread
            conversation={conversation}
            minimized={minimized}
            server={server}
            lang="en"
            texts={chatTexts}
            visitor="Guest"
            onError={() => {}}
          />
        </div>
      </section>,
    );
  draw();
  const scroller = find("[part=thread]");
  const rows = () => [...shadow.querySelectorAll<HTMLElement>("[part=message]")];
  const row = (id: number) =>
    rows().find((found) => found.querySelector("[part=content]")!.textContent === `Message ${id}`);
  /** Returns true if the newest message is in view. */
  const atEnd = () => rows().at(-1)!.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom;
  /** Scrolls as a wheel does; resolves after the effects of the scroll event. */
  const scrollBy = async (distance: number) => {
    const scrolled = new Promise((resolve) => scroller.addEventListener("scroll", resolve, { once: true }));
    scroller.scrollBy({ top: distance, behavior: "instant" });
    await scrolled;
    await nextFrame();
  };
  const scrollToStart = () => scrollBy(-1_000_000);
  const settled = async () => {
    await nextFrame();
    await nextFrame();
  };
  return { conversation, host, shadow, find, scroller, rows, row, atEnd, scrollBy, scrollToStart, settled, draw };
}
