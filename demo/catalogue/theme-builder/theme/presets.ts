import type { Localized } from "#demo/common/page-link.ts";
import {
  choiceNames,
  choices,
  type ColorField,
  colorField,
  type Palette,
  type Scheme,
  schemes,
  sizeNames,
  sizeOf,
  type Theme,
} from "./fields.ts";
import { completePalette, type Core } from "./palette.ts";

/** Returns the palettes of both schemes as fields. */
export const colorFields = (palettes: Readonly<Record<Scheme, Palette>>): Readonly<Record<ColorField, string>> =>
  Object.fromEntries(
    schemes.flatMap((scheme) =>
      Object.entries(palettes[scheme]).map(([name, color]) => [colorField(name as keyof Palette, scheme), color]),
    ),
  ) as Record<ColorField, string>;

/** All values but colours, from `tokens.css`. */
const shape = Object.fromEntries([
  ...sizeNames.map((name) => [name, String(sizeOf(name).initial)]),
  ...choiceNames.map((name) => [name, choices[name][0]]),
  ["font", "inherit"],
]) as Theme;

/** Theme to start from. */
interface Preset {
  readonly id: string;
  readonly names: Localized<string>;
  readonly theme: Theme;
}

type Shape = Partial<Omit<Theme, ColorField>>;

/** Fixes colours on first use: fixing those of all themes would slow down a page, which needs one or two. */
function preset(id: string, names: Localized<string>, light: Core, dark: Core, own: Shape = {}): Preset {
  let theme: Theme | undefined;
  const complete = (): Theme => ({
    ...shape,
    ...own,
    ...colorFields({ light: completePalette(light), dark: completePalette(dark) }),
  });
  return {
    id,
    names,
    get theme() {
      return (theme ??= complete());
    },
  };
}

const serif = 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif';
const rounded = 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, sans-serif';
const mono = 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, monospace';
const human = "Seravek, Ubuntu, Calibri, source-sans-pro, sans-serif";

const core = (page: Core["page"], text: Core["text"], accent: Core["accent"]): Core => ({ page, text, accent });

/** The first theme is that of elements on a page that sets nothing. */
export const presets: readonly Preset[] = [
  preset(
    "plain",
    { en: "Plain", ar: "بسيط" },
    core("#ffffff", "#171a21", "#345fc6"),
    core("#101218", "#eceef3", "#92b0fb"),
  ),
  preset(
    "workshop",
    { en: "Workshop", ar: "ورشة" },
    core("#fbf8f3", "#2a211a", "#8f4513"),
    core("#191410", "#f3ebe1", "#eaa36a"),
    { font: serif, radius: "0.375", "radius-control": "0.25" },
  ),
  preset(
    "meadow",
    { en: "Meadow", ar: "مرج" },
    core("#f7fbf6", "#16241a", "#1d6b3a"),
    core("#0e1711", "#e6f2e9", "#7fd49b"),
    { radius: "1", "radius-control": "1.5", font: rounded },
  ),
  preset(
    "harbour",
    { en: "Harbour", ar: "ميناء" },
    core("#f4f8fb", "#0f2233", "#0b5d8a"),
    core("#0a1620", "#e2eef7", "#6cc1ee"),
    { font: human },
  ),
  preset(
    "ledger",
    { en: "Ledger", ar: "دفتر" },
    core("#ffffff", "#111111", "#111111"),
    core("#0c0c0c", "#f2f2f2", "#f2f2f2"),
    { radius: "0", "radius-control": "0", shadow: "none", duration: "0", density: "0.85" },
  ),
  preset(
    "plum",
    { en: "Plum", ar: "برقوق" },
    core("#fcf8fc", "#26162a", "#7a2f86"),
    core("#170f1a", "#f3e8f5", "#dfa0ea"),
    { radius: "1.25", "radius-control": "0.75", shadow: "deep" },
  ),
  preset(
    "terminal",
    { en: "Terminal", ar: "طرفية" },
    core("#f6f8f6", "#14201a", "#0b6b4f"),
    core("#07100c", "#d5f5e3", "#3ddc97"),
    { font: mono, radius: "0.25", "radius-control": "0.125", shadow: "none", ease: "steady" },
  ),
  preset(
    "rosehip",
    { en: "Rosehip", ar: "ثمر الورد" },
    core("#fff8f7", "#2d1517", "#b3243f"),
    core("#1a0f10", "#fae9ea", "#ff9aa8"),
    { "radius-control": "2", radius: "1" },
  ),
  preset(
    "slate",
    { en: "Slate", ar: "أردواز" },
    core("#eef1f4", "#1b2530", "#3b5168"),
    core("#1a222b", "#e9eef3", "#a9bfd6"),
    { radius: "0.5", "radius-control": "0.375", density: "0.9", font: human },
  ),
  preset(
    "lantern",
    { en: "Lantern", ar: "فانوس" },
    core("#fffdf5", "#241e0d", "#7a5600"),
    core("#16130a", "#f7f0dc", "#f5c542"),
    { density: "1.15", "font-size": "1.0625", shadow: "deep" },
  ),
];

export const plain = presets[0] as Preset;
