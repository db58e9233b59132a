import { useEffect, useState } from "react";
import { message as profile } from "../../html/message.ts";
import { ServerHtml } from "../ServerHtml.tsx";
import type { ChatTexts } from "./chat.strings.ts";

export interface BodyProps {
  /** HTML of the suite. */
  readonly html: string;
  readonly server: string;
  readonly texts: Pick<ChatTexts, "showAll">;
  readonly onError: (error: unknown) => void;
}

/** What a message says. Whether one of many elements is too much for a page is for a chunk of its own to find out. Part: content. */
export function Body(props: BodyProps) {
  const { html, server, onError } = props;
  const [Long, setLong] = useState<(props: BodyProps) => React.ReactNode>();
  const mayBeLong = html.length > 20_000 || html.split("<", 102).length > 101;
  useEffect(() => {
    if (mayBeLong) import("./LongMessage.tsx").then((module) => setLong(() => module.LongMessage), onError);
  }, [mayBeLong, onError]);
  return mayBeLong ? Long && <Long {...props} /> : <ServerHtml html={html} profile={profile} base={server} onError={onError} />;
}
