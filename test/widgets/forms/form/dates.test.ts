import { expect } from "@open-wc/testing";
import { stub } from "sinon";
import dateField from "#forms/date-field/date-field.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { json, ownPage, place, watch } from "./place.ts";

define(dateField);

/** Sets the date formats of the suite. Returns the bodies that were sent. */
function speak(date_format: string, time_format = "%H:%M:%S") {
  const bodies = watch(json({ id: 7 }));
  const sending = window.fetch;
  (window.fetch as unknown as { restore(): void }).restore();
  const result = { lang_parameters: { date_format, time_format } };
  stub(window, "fetch").callsFake((input, init) =>
    (input as Request).url.endsWith("/website/translations")
      ? Promise.resolve(new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, result })))
      : sending(input, init),
  );
  return bodies;
}

const fields = `<form class="s_website_form">
  <div class="form-field"><label class="col-form-label" for="day">Day</label>
    <input class="o_website_form_input o_website_form_date" name="day"></div>
  <div class="form-field"><label class="col-form-label" for="time">Time</label>
    <input class="o_website_form_input o_website_form_datetime" name="time"></div>
  <div class="form-field"><label class="col-form-label" for="native">Native</label>
    <input class="o_website_form_input" type="date" name="native"></div>
  <div class="form-field"><label class="col-form-label" for="moment">Moment</label>
    <input class="o_website_form_input" type="datetime-local" name="moment"></div>
  <suite-date-field name="own" value="2026-02-01" aria-label="Own"></suite-date-field>
  <button class="o_website_form_send">Send</button></form>`;

const arabic = 'data-model="project.task" lang="ar"';

describe("dates of suite-form", () => {
  ownPage();

  const notesIn = (host: HTMLElement) =>
    [...host.querySelectorAll(".form-field:has([aria-invalid])")].map((field) => field.querySelector("input")!.name);

  it("are accepted in the format of the language, and sent with English names", async () => {
    const bodies = speak("%d %b, %Y", "%I:%M:%S");
    const form = await place(fields, arabic);
    form.type("day", "1 فبراير, 2026");
    form.type("time", "٠١ فبراير، ٢٠٢٦ 09:05:00");
    form.type("native", "2026-12-24");
    form.type("moment", "2026-12-24T09:05");
    form.find("button").click();
    await until(() => bodies.length === 1);
    expect(bodies[0]).to.deep.include({
      day: "01 Feb, 2026",
      time: "01 Feb, 2026 09:05:00",
      native: "24 Dec, 2026",
      moment: "24 Dec, 2026 09:05:00",
      own: "01 Feb, 2026",
    });
  });

  it("are invalid for other text, and if the suite's format cannot express them", async () => {
    const bodies = speak("%d %b, %Y", "%I:%M:%S");
    const form = await place(fields, arabic);
    form.type("day", "hello");
    form.type("time", "1 فبراير, 2026 21:05:00");
    form.type("native", "2026-12-24");
    form.type("moment", "2026-12-24T21:05");
    form.find("button").click();
    await until(() => form.part("summary"));
    expect([notesIn(form.host), bodies.length]).to.deep.equal([["day", "time", "moment"], 0]);
  });

  it("are sent unchanged if the suite's format cannot be read, unlike other text", async () => {
    const bodies = speak("%Y-%m-%d%d");
    const form = await place(fields, 'data-model="project.task"');
    form.type("day", "hello");
    form.type("native", "2026-12-24");
    form.find("button").click();
    await until(() => form.part("summary"));
    expect(notesIn(form.host)).to.deep.equal(["day"]);
    form.type("day", "2/1/2026");
    form.find("button").click();
    await until(() => bodies.length === 1);
    expect(bodies[0]).to.deep.include({ day: "2/1/2026", native: "2026-12-24", own: "2026-02-01" });
  });
});
