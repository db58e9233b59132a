import { columns } from "./sections.ts";

type Targets = Readonly<Record<string, HTMLElement | undefined>>;

/** Returns targets among the headings, around the ends (WAI-ARIA accordion); none for keys in the page author's content. */
function amongHeadings(host: HTMLElement, from: Element): Targets {
  const headings = [...host.shadowRoot!.querySelectorAll("button")];
  const index = headings.indexOf(from as HTMLButtonElement);
  if (index < 0) return {};
  return {
    ArrowDown: headings[(index + 1) % headings.length],
    ArrowUp: headings.at(index - 1),
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
 * Returns targets among the links of a panel and the first links of adjacent panels, also of other menus of the group
 * (WAI-ARIA disclosure navigation). Keys without a target scroll the page.
 */
function amongLinks(host: HTMLElement, from: Element): Targets {
  const { group } = host.dataset;
  const menus = group
    ? (host.getRootNode() as ParentNode).querySelectorAll(`${host.localName}[data-group="${CSS.escape(group)}"]`)
    : [host];
  const panels = [...menus]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(".panel") ?? [])].map(linksOf))
    .filter((links) => links.length);
  const panel = panels.findIndex((links) => links.includes(from as HTMLElement));
  const links = panels[panel];
  if (!links) return {};
  const index = links.indexOf(from as HTMLElement);
  // data-lang gives the base element its own direction
  const forward = host.shadowRoot!.querySelector("[part=base]")!.matches(":dir(rtl)") ? -1 : 1;
  return {
    ArrowDown: links[index + 1],
    ArrowUp: links[index - 1],
    ArrowRight: panels[panel + forward]?.[0],
    ArrowLeft: panels[panel - forward]?.[0],
    Home: links[0],
    End: links.at(-1),
  };
}

/** Moves the focus by the arrow keys, Home and End until the signal. */
export function bindKeys(host: HTMLElement, signal: AbortSignal): void {
  // a native listener: React does not receive keys in the page author's content
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
