import { own, useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText, fill } from "#shared/i18n/index.ts";
import { Combobox, useHost } from "#shared/ui/index.ts";
import type { PageSearchProps, PageSearchStore, PageSearchTexts } from "./page-search.store.ts";

export function PageSearch({
  store,
  texts,
  context: { props },
}: WidgetView<PageSearchStore, PageSearchProps, PageSearchTexts>) {
  const { text, pages, active, isOpen, busy, error } = useStore(store.state);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const addValue = (event: Event) => {
      const { target, formData } = event as FormDataEvent;
      const { name } = props.get();
      if (name && own(target as HTMLFormElement).contains(host)) formData.set(name, store.state.get().text);
    };
    own(host.getRootNode()).addEventListener("formdata", addValue, { signal });
  });
  return (
    <div ref={root}>
      <Combobox
        id="page"
        label={texts.page}
        hint={texts.hint}
        placeholder=""
        value={text}
        open={isOpen}
        active={active}
        options={pages.map(({ loc, name }) => ({ key: loc, text: name ? fill(texts.option, { name, loc }) : loc }))}
        busy={busy && !isOpen}
        empty={busy ? texts.loading : texts.none}
        problem={error ? failureText(texts, error) : undefined}
        clearText={texts.clear}
        control={store}
      />
    </div>
  );
}
