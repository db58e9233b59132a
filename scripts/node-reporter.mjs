// Reporter for node --test: prints what failed and where, and ends with "N passed, N failed".
import { relative } from "node:path";
import { note } from "./test/notes.mjs";

const indented = (text) => text.replace(/^/gm, "  ");

/** With what brought it about: an error that belongs to no test names a server or a page, its cause names the line. */
function reason({ details }) {
  const errors = [];
  for (let error = details.error.cause ?? details.error; error; error = error.cause) errors.push(error.stack ?? error);
  return errors.join("\nbecause of ");
}

export default async function* report(source) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of source) {
    if (type === "test:stdout" || type === "test:stderr") yield data.message;
    // Errors after a test's end come as warnings, such as an unawaited promise.
    if (type === "test:diagnostic" && /^(Warning|Error):/.test(data.message)) yield `${data.message}\n`;
    // a suite fails by itself when a hook does, or when it could not be read
    if (data.details?.type === "suite" && (data.details.error?.failureType ?? "subtestsFailed") === "subtestsFailed")
      continue;
    if (data.skip === "test name does not match pattern") continue;
    const file = relative(process.cwd(), data.file ?? "");
    const noteState = (state, more) => note({ file, name: data.name, state, ...more });
    const isLeftOut = data.skip !== undefined || data.todo !== undefined;
    if (type === "test:pass" && !isLeftOut) {
      passed++;
      noteState("passed");
    }
    // a check found nothing to look at, and says why
    else if (type === "test:pass" && typeof data.skip === "string" && data.skip) {
      noteState("skipped", { why: data.skip });
    } else if (type === "test:pass") {
      failed++;
      noteState("failed", { error: "It was skipped." });
      yield `✗ ${data.name} was skipped: every test runs, every time\n`;
    }
    if (type === "test:fail") {
      failed++;
      const error = reason(data);
      noteState("failed", { error });
      yield `✗ ${data.name} (${file}:${data.line ?? 0})\n${indented(error)}\n`;
    }
  }
  yield `${passed} passed, ${failed} failed\n`;
}
