/** @jsxImportSource hono/jsx */
import { Stage } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import { formsTexts } from "./texts.ts";

/** Form in simple markup with every feature of forms. */
export const RepairForm = ({ view }: { view: View }) => {
  const t = formsTexts[view.textLang];
  return (
    <suite-form data-model="project.task" data-field-project-id="1" data-draft data-honeypot="website">
      <form>
        <label>
          {t.what} <input name="name" required />
        </label>
        <label>
          {t.email} <input name="email_from" type="email" autocomplete="email" required />
        </label>
        <fieldset>
          <legend>{t.parts}</legend>
          {[t.legs, t.seat, t.back].map((part) => (
            <label>
              <input type="checkbox" name="Parts" value={part} required /> {part}
            </label>
          ))}
        </fieldset>
        <label>
          {t.day} <input name="date_deadline" type="date" />
        </label>
        <label>
          {t.pictures} <input name="Pictures" type="file" accept="image/*" multiple />
          <small>{t.picturesNote}</small>
        </label>
        <label>
          {t.story} <textarea name="description" rows={4}></textarea>
        </label>
        <label>
          {t.trap} <input name="website" />
        </label>
        <label>
          <input type="checkbox" name="Consent" value="yes" required /> {t.consent}
        </label>
        <button type="submit">{t.send}</button>
      </form>
    </suite-form>
  );
};

export const RepairPage = ({ view }: { view: View }) => {
  const t = formsTexts[view.textLang];
  return (
    <div class="wrap read">
      <h1>{t.repairTitle}</h1>
      <p class="lead">{t.repairLead}</p>
      <Stage view={view}>
        <RepairForm view={view} />
      </Stage>
    </div>
  );
};
