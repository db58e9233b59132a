/** @jsxImportSource hono/jsx */
import type { ThemeTexts } from "./content.ts";

const Fallback = ({ texts }: { texts: readonly string[] }) => (
  <div class="owl-carousel owl-theme">
    {texts.map((text) => (
      <div class="item">
        <p>{text}</p>
      </div>
    ))}
  </div>
);

/** Slides that the suite renders on each request. */
export const Voices = ({ t }: { t: ThemeTexts }) => (
  <section class="js_cls_sh_corpomate_theme_section_259 sh_corpomate_theme_section">
    <div class="container">
      <h2 class="text-center">{t.voices}</h2>
      <Fallback texts={t.quotes} />
    </div>
  </section>
);

export const Partners = ({ t }: { t: ThemeTexts }) => (
  <section class="js_cls_sh_corpomate_theme_section_9 sh_corpomate_theme_section bg-light">
    <div class="container">
      <h2 class="text-center">{t.partners}</h2>
      <Fallback texts={["Northlight", "Café Bruma", "Oakline"]} />
    </div>
  </section>
);
