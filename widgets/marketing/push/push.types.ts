import type en from "../i18n/en.json";

export type PushTexts = Readonly<typeof en.push>;
