import { columns } from "./sections.ts";

type Targets = Readonly<Record<string, HTMLElement | undefined>>;

/** From heading to heading and around the ends (WAI-ARIA accordion). Keys in the author's content are the author's. */
function amongHeadings(host: HTMLElement, from: Element): Targets {
  const headings = [...host.shadowRoot!.querySelectorAll("button")];
  const at = headings.indexOf(from as HTMLButtonElement);
  if (at < 0) return {};
  return {
    ArrowDown: headings[(at + 1) % headings.length],
    ArrowUp: headings.at(at - 1),
    Home: headings[0],
    End: headings.at(-1),
  };
}

const linksOf = (panel: Element): readonly HTMLElement[] =>
  [...panel.querySelectorAll("slot")]
    .flatMap((slot) => slot.assignedElements())
    .flatMap((each) => [each, ...each.querySelectorAll("*")])
    .filter((each): each is HTMLElement => each.matches("a[href]"));

/**
 * From link to link in a panel, and to the first one of the panel beside it, which may be another menu's of the group
 * (WAI-ARIA disclosure navigation). Where no link follows, the key scrolls the page.
 */
function amongLinks(host: HTMLElement, from: Element): Targets {
  const { group } = host.dataset;
  const menus = group
    ? (host.getRootNode() as ParentNode).querySelectorAll(`${host.localName}[data-group="${CSS.escape(group)}"]`)
    : [host];
  const panels = [...menus]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(".panel") ?? [])].map(linksOf))
    .filter((links) => links.length);
  const at = panels.findIndex((links) => links.includes(from as HTMLElement));
  const links = panels[at];
  if (!links) return {};
  const place = links.indexOf(from as HTMLElement);
  // data-lang gives the base a direction of its own
  const forward = host.shadowRoot!.querySelector("[part=base]")!.matches(":dir(rtl)") ? -1 : 1;
  return {
    ArrowDown: links[place + 1],
    ArrowUp: links[place - 1],
    ArrowRight: panels[at + forward]?.[0],
    ArrowLeft: panels[at - forward]?.[0],
    Home: links[0],
    End: links.at(-1),
  };
}

/** Where the arrow keys, Home and End lead; Tab goes everywhere without them. */
export function leadByKeys(host: HTMLElement, signal: AbortSignal): void {
  // React hears nothing of keys in the author's content
  host.shadowRoot!.addEventListener(
    "keydown",
    (event) => {
      const { target, key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      const to = (columns().get() ? amongLinks : amongHeadings)(host, target as Element)[key];
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
    { signal },
  );
}
