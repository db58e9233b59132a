import { useState } from "react";
import { own, useStore, type WidgetView } from "#shared/element/index.ts";
import { Button, Dialog, useHost } from "#shared/ui/index.ts";
import type { WelcomePopupProps, WelcomePopupStore, WelcomePopupTexts } from "./welcome-popup.store.ts";

/** Close buttons of the built-in theme's dialogs. */
const closer = "[data-dismiss=modal]";

export function WelcomePopup({ store, texts }: WidgetView<WelcomePopupStore, WelcomePopupProps, WelcomePopupTexts>) {
  const [content, setContent] = useState({ title: "", canClose: false });
  const root = useHost<HTMLDivElement>((host, signal) => {
    host.addEventListener("click", (event) => own(event.target as Element).closest(closer) && store.close(), {
      signal,
    });
    setContent({
      title: host.querySelector("h1,h2,h3,h4,h5,h6")?.textContent.trim() ?? "",
      canClose: !!host.querySelector(`${closer}:not(.close)`),
    });
  });
  const { isOpen } = useStore(store.state);
  return (
    <div ref={root} className="popup">
      <Dialog open={isOpen} label={content.title || texts.title} closeText={texts.close} onClose={store.close}>
        <div className="content" part="content">
          <slot />
        </div>
        {!content.canClose && (
          <Button kind="quiet" part="refuse" onClick={store.close}>
            {texts.refuse}
          </Button>
        )}
      </Dialog>
    </div>
  );
}
