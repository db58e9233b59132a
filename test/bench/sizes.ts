import { readFile } from "node:fs/promises";
import { brotliSize } from "#scripts/budget/attribution.mjs";
import { filesOf, openBrowser } from "#scripts/budget/page.mjs";

/** Size in kB of the script of the built-in embeddable chat (146 068 bytes), brotli 11. */
const builtIn = 146.068;

const example = '<suite-livechat data-channel-id="1"></suite-livechat>';

async function kB(open: boolean): Promise<number> {
  await using browser = await openBrowser();
  const files = await filesOf(browser, "suite-livechat", example, open);
  const sizes = await Promise.all(files.map(async (file) => brotliSize(await readFile(file, "utf8"))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Returns the sizes of a page with the live chat, before and after a visitor opens it, beside the built-in chat. */
export const chatSizes = async () => ({ launcher: await kB(false), open: await kB(true), builtIn });
