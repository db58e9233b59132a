import type { chat } from "#chat/i18n/en.json";
import { fill, plural } from "#shared/i18n/index.ts";

interface BadgeProps {
  readonly unread: number;
  readonly texts: Pick<typeof chat, "unread_one" | "unread_other">;
  readonly lang: string;
}

/** Number of unread messages; renders nothing for 0. Part: badge. Styles: `badgeCss`. */
export const Badge = ({ unread, texts, lang }: BadgeProps) =>
  unread > 0 && (
    <span className="badge" part="badge">
      <span aria-hidden="true">{unread}</span>
      <span className="visually-hidden">{fill(plural(lang, texts, "unread", unread), { count: unread })}</span>
    </span>
  );
