/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import { elementName } from "#demo/common/product/elements.ts";
import { En } from "#demo/common/Stage.tsx";
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { AudienceNote } from "../AudienceNote.tsx";
import { Code } from "../Code.tsx";
import { Paste } from "../paste/Paste.tsx";
import type { Build } from "./address.ts";
import { Form } from "./Form.tsx";
import { frameOf, snippetsFor } from "./result.ts";
import { sampleOf } from "./sample.ts";
import { buildTexts } from "./texts.ts";

/** Undo and redo by the history of the browser, which stores every change. They need scripts. */
const Steps = ({ view }: { view: View }) => {
  const t = buildTexts[view.textLang];
  return (
    <div class="build-steps">
      <button type="button" class="quiet" data-undo data-done={t.undone} aria-keyshortcuts="Control+Z" hidden>
        {t.undo}
      </button>
      <button type="button" class="quiet" data-redo data-done={t.redone} aria-keyshortcuts="Control+Shift+Z" hidden>
        {t.redo}
      </button>
    </div>
  );
};

const Samples = ({ build, view }: { build: Build; view: View }) => {
  const t = buildTexts[view.textLang];
  const { tag, ...others } = snippetsFor(build, view);
  return (
    <section aria-labelledby="copy">
      <h2 id="copy">{t.copyTitle}</h2>
      <h3>{t.pageTitle}</h3>
      <Paste view={view} element={{ ...build.element, example: tag }} />
      {Object.entries({ tag, ...others }).map(([id, text]) => (
        <div class="build-sample" data-sample={id} hidden={text === undefined}>
          <h3>{t[`${id as keyof typeof others}Title`]}</h3>
          <Code id={id} text={text ?? ""} t={view.t} />
        </div>
      ))}
    </section>
  );
};

export const Builder = ({ build, view, hasRecords }: { build: Build; view: View; hasRecords: boolean }) => {
  const t = buildTexts[view.textLang];
  const { element, settings } = build;
  const name = elementName(element.tag);
  return (
    <div class="wrap build">
      <div class="build-head">
        <p class="kicker">
          <a href={view.link("/build")}>{t.other}</a>
        </p>
        <h1>
          <En>{name}</En>
        </h1>
        <p class="lead">
          <En>{element.summary}</En>
        </p>
        <p>
          <a class="more" href={view.link(`/elements/${element.tag}`)}>
            {t.about} <Icon name="arrow" turns />
          </a>
        </p>
        <Steps view={view} />
      </div>
      <Form build={build} view={view} hasRecords={hasRecords} />
      <div class="build-result">
        <section aria-labelledby="preview">
          <h2 id="preview">{t.preview}</h2>
          <AudienceNote element={element} view={view} />
          <div class="build-screen" tabindex={0} role="group" aria-labelledby="preview">
            <iframe
              src={frameOf(build, view)}
              title={fill(t.frameTitle, { element: name })}
              width={settings.width || undefined}
              data-build-frame
            ></iframe>
          </div>
          {sampleOf(element).content && <p class="build-doc">{t.content}</p>}
        </section>
        <Samples build={build} view={view} />
      </div>
    </div>
  );
};
