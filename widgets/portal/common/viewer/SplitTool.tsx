import { useEffect, useState } from "react";
import { ownDocument, pageRegistry } from "#shared/element/index.ts";
import { isPublisher } from "#shared/suite/index.ts";
import { Icon, icons } from "#shared/ui/index.ts";
import type { AttachmentContentProps } from "./attachment.ts";

const tag = "suite-split-pdf";

/** Returns true for publishers, and for those to whom the page offers to split this PDF. What brings the code must be on the page. */
async function maySplit(id: number, server: string): Promise<boolean> {
  if (!customElements.get(tag) && !pageRegistry().loader) return false;
  if (ownDocument.querySelector(`${tag}[data-attachment-id="${id}"]`)) return true;
  // a visitor who reads a PDF is told nothing of a question that they did not ask
  return Promise.resolve(isPublisher(server)).then(Boolean, () => false);
}

/** Puts the element of that tag into a place. The root is its own: the loader is to look for tags there, not in all of the dialog. */
function bring(place: HTMLElement | null, id: number, server: string): void {
  if (!place || place.shadowRoot) return;
  const splitter = ownDocument.createElement(tag);
  const { lang } = ((place.getRootNode() as ShadowRoot).host as HTMLElement).dataset;
  Object.assign(splitter.dataset, { attachmentId: id, server, load: "eager" }, lang && { lang });
  const root = place.attachShadow({ mode: "open" });
  root.append(splitter);
  if (!customElements.get(tag)) root.dispatchEvent(new Event("suite-root", { bubbles: true, composed: true }));
}

/** Splits a PDF, for those who may. Parts: tools, split. */
export function SplitTool({ attachment: { id, src, name }, texts }: AttachmentContentProps) {
  const [isOffered, setOffered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { origin } = new URL(src);
  useEffect(() => {
    let isGone = false;
    void maySplit(id, origin).then((may) => isGone || setOffered(may));
    return () => void (isGone = true);
  }, [id, origin]);
  return (
    isOffered && (
      <div className="tools" part="tools" role="group" aria-label={name || texts.file}>
        <button
          className="tool"
          part="split"
          type="button"
          aria-label={texts.split}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={icons.scissors} />
        </button>
        {isOpen && <div className="split" ref={(node) => bring(node, id, origin)} />}
      </div>
    )
  );
}
