import { message as profile } from "../../html/message.ts";
import { ServerHtml } from "../ServerHtml.tsx";
import { lazyView } from "../lazy-view.tsx";
import type { BodyProps } from "./LongMessage.tsx";

const LongMessage = lazyView<BodyProps>(() => import("./LongMessage.tsx").then((module) => module.LongMessage));

/** What a message says. Whether one of many elements is too much for a page is for a chunk of its own to find out. Part: content. */
export function Body(props: BodyProps) {
  const { html, server, onError } = props;
  const mayBeLong = html.length > 20_000 || html.split("<", 102).length > 101;
  return mayBeLong ? (
    <LongMessage {...props} />
  ) : (
    <ServerHtml html={html} profile={profile} base={server} onError={onError} />
  );
}
