import { useLayoutEffect, useRef } from "react";
import { focused } from "#shared/a11y/index.ts";
import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { bindTable } from "./compare-table.bind.ts";
import type { CompareTableStore } from "./compare-table.store.ts";

interface FetchedTableProps {
  readonly store: CompareTableStore;
  /** Suite page that contains the table. */
  readonly html: string;
  readonly server: string;
  readonly onError: (error: unknown) => void;
}

/** Table of the suite for a page without one. */
export function FetchedTable({ store, html, server, onError }: FetchedTableProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    bindTable(container.current!, end.signal, store, false);
    return () => end.abort();
  }, [store]);
  useLayoutEffect(() => {
    const page = ownDocument.createElement("div");
    const show = () => {
      const table = container.current;
      if (!table) return;
      const hadFocus = table.contains(focused());
      table.replaceChildren(...page.querySelectorAll(".table-comparator"));
      if (hadFocus) table.closest<HTMLElement>("[tabindex]")?.focus();
    };
    setServerHtml(page, html, fragment, server).then(show, onError);
  }, [html, server, onError]);
  return <div ref={container} className="fetched" part="table" />;
}
