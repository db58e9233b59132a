import type { Browser } from "playwright-core";

export function openBrowser(): Promise<Browser>;
export function filesOf(browser: Browser, tag: string, markup: string, open?: boolean): Promise<string[]>;
