/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { languages } from "#demo/server/language.ts";
import { recordModels } from "#demo/server/records.ts";
import { type Build, narrowest, widest } from "./address.ts";
import { AttributeField, ChoiceField } from "./Field.tsx";
import { attributeFields, type Field, textFields } from "./fields.ts";
import { problemsOf } from "./problems.ts";
import { isRecord, mayBeListed } from "./records.ts";
import { type BuildTexts, buildTexts } from "./texts.ts";

const widths = [320, 390, 768, 1024, 1280];

const Frame = ({ build: { element, settings }, t, view }: { build: Build; t: BuildTexts; view: View }) => (
  <fieldset>
    <legend>{t.frame}</legend>
    <label class="build-field">
      <span>{t.width}</span>
      <input
        name="width"
        inputmode="numeric"
        list="build-widths"
        value={settings.width || ""}
        autocomplete="off"
        aria-describedby="width-doc"
      />
    </label>
    <datalist id="build-widths">
      {widths.map((width) => (
        <option value={width} />
      ))}
    </datalist>
    <p id="width-doc" class="build-doc">
      {fill(t.widthNote, { from: narrowest, to: widest })}
    </p>
    <ChoiceField
      name="lang"
      label={t.language}
      value={settings.lang}
      options={[["", t.asSite], ...languages.map(({ code, name, tag }) => [code, name, tag] as const)]}
    />
    <ChoiceField
      name="dir"
      label={t.direction}
      value={settings.dir}
      options={[
        ["", t.asLanguage],
        ["ltr", t.ltr],
        ["rtl", t.rtl],
      ]}
    />
    <ChoiceField
      name="scheme"
      label={t.scheme}
      value={settings.scheme}
      options={[
        ["", view.t.schemeAuto],
        ["light", view.t.schemeLight],
        ["dark", view.t.schemeDark],
      ]}
    />
    {element.states && (
      <ChoiceField
        name="state"
        label={t.state}
        value={settings.state}
        options={[["", t.asItIs], ...Object.keys(element.states).map((state) => [state, state, "en"] as const)]}
      />
    )}
  </fieldset>
);

/** Form from the declaration. Submitting it loads the built tag's address, without scripts; `tag-builder.ts` shows each change at once. */
export const Form = ({ build, view, hasRecords }: { build: Build; view: View; hasRecords: boolean }) => {
  const t = buildTexts[view.textLang];
  const { element, given, values } = build;
  const problems = problemsOf(build, t);
  const row = (field: Field) => (
    <AttributeField
      field={field}
      value={given[field.name] ?? ""}
      isOn={field.name in values}
      isWrong={field.name in problems}
      problem={problems[field.name]}
      canFind={isRecord(field) && (hasRecords || mayBeListed(field))}
      isByHand={isRecord(field) && !hasRecords}
      t={t}
    />
  );
  const [attributes, texts] = [attributeFields(element), textFields(element)];
  return (
    <form class="build-form" method="get" action={view.link("/build")} data-build>
      <input type="hidden" name="tag" value={element.tag} />
      <fieldset>
        <legend>{t.attributes}</legend>
        {attributes.length > 0 ? attributes.map(row) : <p class="build-doc">{t.none}</p>}
      </fieldset>
      {texts.length > 0 && (
        <details open={texts.some(({ name }) => name in given)}>
          <summary>{t.texts}</summary>
          <p class="build-doc">{t.textsNote}</p>
          {texts.map(row)}
        </details>
      )}
      <Frame build={build} t={t} view={view} />
      <datalist id="build-models">
        {recordModels.map((model) => (
          <option value={model} />
        ))}
      </datalist>
      <button class="action primary without-script">{t.show}</button>
    </form>
  );
};
