import type { WidgetContext } from "#shared/element/index.ts";
import type { LivechatTexts } from "./livechat.element.ts";
import type { events } from "./livechat.element.ts";

export interface LivechatProps {
  readonly channelId: number;
  readonly buttonText: string;
  readonly inputPlaceholder: string;
  readonly defaultUsername: string;
  readonly defaultMessage: string;
  readonly channelName: string;
  readonly position: "start" | "end";
  readonly history: "on" | "off";
}

export type LivechatContext = WidgetContext<LivechatProps, LivechatTexts, typeof events>;
