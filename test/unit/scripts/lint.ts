import assert from "node:assert/strict";
import { it } from "node:test";
import { ESLint } from "eslint";

const eslint = new ESLint();

/** Returns what ESLint reports about a text in the place of an existing file, since rules with types ask the project about the file. */
async function objections(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

export const refused = (what: string, filePath: string, code: string, message: RegExp) =>
  void it(`refuses ${what}`, async () => assert.match((await objections(filePath, code)).join("\n"), message));

export const allowed = (what: string, filePath: string, code: string) =>
  void it(`allows ${what}`, async () => assert.deepEqual(await objections(filePath, code), []));
