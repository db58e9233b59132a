import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { it } from "node:test";

const folder = new URL("../../../../widgets/marketing/i18n/", import.meta.url);

it("placeholders of e-mail fields show an address, since the label names the field", () => {
  const languages = readdirSync(folder).filter((file) => /^\w{2}\.json$/.test(file));
  assert.equal(languages.length, 6);
  for (const file of languages) {
    const tables = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Record<string, Record<string, string>>;
    for (const [name, { label, placeholder }] of Object.entries(tables))
      if (placeholder !== undefined) {
        assert.ok(label, `${file} ${name}`);
        assert.match(placeholder, /^\S+@example\.com$/, `${file} ${name}`);
      }
  }
});
