/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import type { ThemeTexts } from "./texts/index.ts";
import {
  choiceNames,
  choices,
  colorField,
  colorNames,
  colorOf,
  schemes,
  sizeNames,
  sizeOf,
  type Theme,
} from "./theme/fields.ts";
import { sizeText } from "./wording.ts";

const Colors = ({ theme, t }: { theme: Theme; t: ThemeTexts }) => (
  <fieldset>
    <legend>{t.colors}</legend>
    {/* each colour names its scheme by itself */}
    <div class="theme-row theme-heads" aria-hidden="true">
      <span></span>
      {schemes.map((scheme) => (
        <span>{t.heads[scheme]}</span>
      ))}
    </div>
    {colorNames.map((name) => (
      <div class="theme-row">
        <span>{t.fields[name]}</span>
        {schemes.map((scheme) => (
          <input
            type="color"
            name={colorField(name, scheme)}
            value={colorOf(theme, name, scheme)}
            aria-label={fill(t.colorIn, { color: t.fields[name], scheme: t[scheme] })}
            title={t[scheme]}
          />
        ))}
      </div>
    ))}
  </fieldset>
);

const Sizes = ({ theme, t }: { theme: Theme; t: ThemeTexts }) =>
  sizeNames.map((name) => {
    const { least, most, step } = sizeOf(name);
    return (
      <div class="theme-row">
        <label for={`theme-${name}`}>{t.fields[name]}</label>
        <input type="range" id={`theme-${name}`} name={name} min={least} max={most} step={step} value={theme[name]} />
        <output for={`theme-${name}`} data-size={name} dir="ltr">
          {sizeText(name, theme[name])}
        </output>
      </div>
    );
  });

const Choices = ({ theme, t }: { theme: Theme; t: ThemeTexts }) =>
  choiceNames.map((name) => (
    <div class="theme-row">
      <label for={`theme-${name}`}>{t.fields[name]}</label>
      <select id={`theme-${name}`} name={name}>
        {choices[name].map((choice) => (
          <option value={choice} selected={choice === theme[name]}>
            {t.choices[choice]}
          </option>
        ))}
      </select>
    </div>
  ));

/** All tokens as fields. Their names are those in the address, so the form works without a script. */
export const Controls = ({ theme, t }: { theme: Theme; t: ThemeTexts }) => (
  <>
    <Colors theme={theme} t={t} />
    <fieldset>
      <legend>{t.rest}</legend>
      <div class="theme-row">
        <label for="theme-font">{t.fields.font}</label>
        <input id="theme-font" name="font" value={theme.font} dir="ltr" maxlength={300} />
      </div>
      <Sizes theme={theme} t={t} />
      <Choices theme={theme} t={t} />
    </fieldset>
  </>
);
