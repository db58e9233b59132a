import { useLayoutEffect, useRef } from "react";
import { focused } from "#shared/a11y/index.ts";
import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { bind } from "./compare-table.bind.ts";
import type { CompareTableStore } from "./compare-table.store.ts";

interface FetchedTableProps {
  readonly store: CompareTableStore;
  /** The suite's page, of which the table is taken. */
  readonly html: string;
  readonly server: string;
  readonly onError: (error: unknown) => void;
}

/** The suite's table, where the page has none. */
export function FetchedTable({ store, html, server, onError }: FetchedTableProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    bind(place.current!, end.signal, store, false);
    return () => end.abort();
  }, [store]);
  useLayoutEffect(() => {
    const page = ownDocument.createElement("div");
    const show = () => {
      const table = place.current;
      if (!table) return;
      const hadFocus = table.contains(focused());
      table.replaceChildren(...page.querySelectorAll(".table-comparator"));
      if (hadFocus) table.closest<HTMLElement>("[tabindex]")?.focus();
    };
    setServerHtml(page, html, fragment, server).then(show, onError);
  }, [html, server, onError]);
  return <div ref={place} className="fetched" part="table" />;
}
