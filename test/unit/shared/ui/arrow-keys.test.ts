import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { it } from "node:test";

/** Files whose arrow keys move the visible part of a picture: left is left in both directions of writing. */
const pans = [
  "shared/ui/viewer/use-pose.ts",
  "widgets/shop/zoom/viewer/use-pane.ts",
  "widgets/website/gallery/lightbox/zoom.ts",
];

it("arrow keys: each file that handles the left arrow has a test in both directions of writing", () => {
  const sources = ["widgets", "shared"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
      .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, "utf8").includes("ArrowLeft")),
  );
  assert.ok(sources.length > pans.length);
  const pressed = readFileSync("test/widgets/shared/ui/arrow-keys.test.ts", "utf8");
  assert.deepEqual(
    sources.filter((file) => !pressed.includes(file) && !pans.includes(file)),
    [],
  );
  assert.deepEqual(
    pans.filter((file) => !sources.includes(file)),
    [],
  );
});
