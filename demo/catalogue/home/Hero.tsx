/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import { Stage } from "#demo/common/Stage.tsx";
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { Code } from "../Code.tsx";
import { Post } from "../examples/Post.tsx";
import { onSuite } from "../paste/tags.ts";

const follow = '<suite-follow data-model="blog.post" data-res-id="1"></suite-follow>';

export const Hero = ({ view }: { view: View }) => {
  const { t, version } = view;
  return (
    <section class="hero">
      <div class="wrap hero-row">
        <div class="hero-words">
          <p class="pill">{fill(t.heroVersion, { version })}</p>
          <h1>{t.heroTitle}</h1>
          <p class="lead">{t.heroLead}</p>
          <p class="actions">
            <a class="action primary" href="#elements">
              {t.heroBrowse}
            </a>
            <a class="action" href="#how">
              {t.heroHow}
            </a>
          </p>
        </div>
        <div class="hero-live" role="group" aria-label={t.heroLabel}>
          <div class="window">
            <Stage view={view}>
              <Post view={view} id={1}>
                <suite-follow data-model="blog.post" data-res-id="1" data-load="eager"></suite-follow>
              </Post>
            </Stage>
          </div>
          <p class="hero-note">
            <Icon name="bolt" /> {t.heroLive}
          </p>
        </div>
        <div class="hero-code">
          <Code id="hero-code" text={`${onSuite(view)}\n\n${follow}`} t={t} />
          <p>
            <a class="more" href="#how">
              {t.heroElsewhere} <Icon name="arrow" turns />
            </a>
          </p>
        </div>
      </div>
    </section>
  );
};
