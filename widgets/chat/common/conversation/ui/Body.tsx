import { message as profile } from "#shared/html/message.ts";
import { lazyView, ServerHtml } from "#shared/ui/index.ts";
import type { BodyProps } from "./LongMessage.tsx";

const LongMessage = lazyView<BodyProps>(() => import("./LongMessage.tsx").then((module) => module.LongMessage));

/** What a message says. Whether a message of many elements is too much for a page is found out by a chunk of its own. Part: content. */
export function Body(props: BodyProps) {
  const { html, server, onError } = props;
  const mayBeLong = html.length > 20_000 || html.split("<", 102).length > 101;
  return mayBeLong ? (
    <LongMessage {...props} />
  ) : (
    <ServerHtml html={html} profile={profile} base={server} onError={onError} />
  );
}
