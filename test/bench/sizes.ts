import { readFile } from "node:fs/promises";
import { brotliSize } from "#scripts/budget/attribution.mjs";
import { filesOf, openBrowser } from "#scripts/budget/page.mjs";

/** kB of brotli 11: the script of the stock embeddable chat (WIRE.md section 16: 146 068 bytes). */
const stock = 146.068;

const example = '<suite-livechat data-channel-id="1"></suite-livechat>';

async function kB(open: boolean): Promise<number> {
  await using browser = await openBrowser();
  const files = await filesOf(browser, "suite-livechat", example, open);
  const sizes = await Promise.all(files.map(async (file) => brotliSize(await readFile(file, "utf8"))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** What a page with our live chat loads, before and after somebody opens it, beside the built-in one. */
export const chatSizes = async () => ({ launcher: await kB(false), open: await kB(true), stock });
