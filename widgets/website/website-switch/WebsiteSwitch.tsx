import type { WidgetView } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { PageControl } from "../common/control/PageControl.tsx";
import type { WebsiteSwitchProps, WebsiteSwitchStore, WebsiteSwitchTexts } from "./website-switch.store.ts";

export const WebsiteSwitch = ({
  store,
  texts,
}: WidgetView<WebsiteSwitchStore, WebsiteSwitchProps, WebsiteSwitchTexts>) => (
  <PageControl text={texts.switchWebsite} onPress={() => navigate(store.address(location.href))} />
);
