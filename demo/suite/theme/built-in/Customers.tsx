/** @jsxImportSource hono/jsx */

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
export const Voices = () => (
  <section class="js_cls_sh_corpomate_theme_section_259 sh_corpomate_theme_section">
    <div class="container">
      <h2 class="text-center">What people say after some years</h2>
      <Fallback texts={["“Forty chairs, and not one of them wobbles.”", "“The sketch, only better thought out.”"]} />
    </div>
  </section>
);

export const Partners = () => (
  <section class="js_cls_sh_corpomate_theme_section_9 sh_corpomate_theme_section bg-light">
    <div class="container">
      <h2 class="text-center">They sit, read and eat on our work</h2>
      <Fallback texts={["Northlight", "Café Bruma", "Oakline"]} />
    </div>
  </section>
);
