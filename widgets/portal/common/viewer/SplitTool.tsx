import { useEffect, useState } from "react";
import { ownDocument, pageRegistry } from "#shared/element/index.ts";
import { isPublisher } from "#shared/suite/index.ts";
import { Icon, icons } from "#shared/ui/index.ts";
import type { AttachmentContentProps } from "./attachment.ts";

const tag = "suite-split-pdf";

/** Returns true for publishers, and if the page has an element that splits this PDF; false if the page cannot load the element. */
async function maySplit(id: number, server: string): Promise<boolean> {
  if (!customElements.get(tag) && !pageRegistry().loader) return false;
  if (ownDocument.querySelector(`${tag}[data-attachment-id="${id}"]`)) return true;
  // visitors did not start this request: its failure is not shown
  return Promise.resolve(isPublisher(server)).then(Boolean, () => false);
}

/** Adds the element that splits a PDF to a container, in a root of its own: the loader looks for tags there, and not in the whole dialog. */
function addSplitter(container: HTMLElement | null, id: number, server: string): void {
  if (!container || container.shadowRoot) return;
  const splitter = ownDocument.createElement(tag);
  const { lang } = ((container.getRootNode() as ShadowRoot).host as HTMLElement).dataset;
  Object.assign(splitter.dataset, { attachmentId: id, server, load: "eager" }, lang && { lang });
  const root = container.attachShadow({ mode: "open" });
  root.append(splitter);
  if (!customElements.get(tag)) root.dispatchEvent(new Event("suite-root", { bubbles: true, composed: true }));
}

/** Tool that splits a PDF, for visitors who may. Parts: tools, split. */
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
        {isOpen && <div className="split" ref={(node) => addSplitter(node, id, origin)} />}
      </div>
    )
  );
}
