import { useStore } from "#shared/element/index.ts";
import { safeUrl, safeWebUrl } from "#shared/html/index.ts";
import { fill, plural } from "#shared/i18n/index.ts";
import { ShortLink } from "../common/short-link/ShortLink.tsx";
import type { LinkTrackerTexts } from "./link-tracker.store.ts";
import type { LinkRow } from "./recent-links.store.ts";

interface LinkItemProps {
  readonly row: LinkRow;
  readonly texts: LinkTrackerTexts;
  readonly lang: string;
  readonly onCopy: () => void;
}

/** Tracked link with its page, its clicks and its short address. */
export function LinkItem({ row: { link, edit, copying }, texts, lang, onCopy }: LinkItemProps) {
  const { code } = useStore(edit.state);
  const { id, url, title, clicks, icon, host, tags } = link;
  return (
    <li className="link" part="link">
      <div className="target">
        {icon.startsWith("data:image/") && <img part="icon" src={icon} alt="" width="16" height="16" />}
        <a part="target" href={safeUrl(url) || undefined} dir="auto">
          {title}
        </a>
        <span className="clicks" part="clicks">
          {fill(plural(lang, texts, "clicks", clicks), { count: clicks.toLocaleString(lang) })}
        </span>
      </div>
      <ShortLink id={`code-${id}`} host={host} edit={edit} copying={copying} texts={texts} onCopy={onCopy} />
      <div className="about">
        {tags.length > 0 && (
          <ul className="tags" part="tags" aria-label={texts.tags}>
            {tags.map((tag, index) => (
              <li key={index} dir="auto">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <a className="stats" part="stats" href={safeWebUrl(`${host}${code}+`)} aria-label={`${texts.stats}: ${title}`}>
          {texts.stats}
        </a>
      </div>
    </li>
  );
}
