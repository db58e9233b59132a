/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { type Category, type Filter, orders, type Shelf } from "#demo/server/shop/shelf.ts";
import type { Visit } from "#demo/server/visit.ts";
import { categoryPath, listLink, shopLink } from "./address.ts";
import { shopTexts } from "./texts.ts";

interface ShelfProps {
  readonly visit: Visit;
  readonly shelf: Shelf;
}

/** Id of the choices, a sheet over the list on phones. */
export const sheet = "products_grid_before";

export const Sorting = ({ visit, shelf }: ShelfProps) => {
  const t = shopTexts(visit);
  return (
    <div class="dropdown ml-2 dropdown_sorty_by">
      <a role="button" href="#" class="dropdown-toggle btn btn-secondary" data-toggle="dropdown">
        <span>{shelf.order ? fill(t.sortedBy, { order: t.orders[shelf.order] }) : t.sortBy}</span>
      </a>
      <div class="dropdown-menu" role="menu">
        {orders.map((order) => (
          <a role="menuitem" class="dropdown-item" href={listLink(visit, shelf, { order })}>
            <span>{t.orders[order]}</span>
          </a>
        ))}
      </div>
    </div>
  );
};

/** Category with its subcategories; the ancestors of the current one are open. */
const Branch = ({ visit, shelf, category }: ShelfProps & { readonly category: Category }) => {
  const t = shopTexts(visit);
  const children = shelf.categories.filter(({ parent_id }) => parent_id === category.id);
  const contains = (each: Category | undefined): boolean =>
    each !== undefined &&
    (each.id === category.id || contains(shelf.categories.find(({ id }) => id === each.parent_id)));
  const isOpen = contains(shelf.category);
  const isCurrent = category.id === shelf.category?.id;
  const action = isOpen ? t.fold : t.unfold;
  return (
    <li class="nav-item">
      {children.length > 0 && (
        <i
          class={`text-primary fa fa-chevron-${isOpen ? "down" : "right"}`}
          title={action}
          aria-label={action}
          role="img"
        ></i>
      )}
      <a
        href={shopLink(visit, categoryPath(category))}
        class={`nav-link${isCurrent ? " active" : ""}`}
        aria-current={isCurrent ? "page" : undefined}
      >
        {category.name}
      </a>
      {children.length > 0 && (
        // The suite indents with an inline style, which the policy of this site forbids.
        <ul class="nav nav-pills flex-column nav-hierarchy" hidden={!isOpen}>
          {children.map((child) => (
            <Branch visit={visit} shelf={shelf} category={child} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** Tree of categories. */
const Categories = ({ visit, shelf }: ShelfProps) => {
  const t = shopTexts(visit);
  return (
    <nav aria-label={t.categories}>
      <ul class="nav nav-pills flex-column" id="o_shop_collapse_category">
        <li class="nav-item">
          <a
            href={shopLink(visit)}
            class={`nav-link${shelf.category ? "" : " active"} o_not_editable`}
            aria-current={shelf.category ? undefined : "page"}
          >
            {t.allProducts}
          </a>
        </li>
        {shelf.categories
          .filter(({ parent_id }) => parent_id === null)
          .map((category) => (
            <Branch visit={visit} shelf={shelf} category={category} />
          ))}
      </ul>
    </nav>
  );
};

const Values = ({ visit, shelf, filter }: ShelfProps & { readonly filter: Filter }) => {
  const isChosen = (id: number) => shelf.chosen.some(({ value }) => value === id);
  const field = (id: number) => ({ name: "attrib", value: `${filter.id}-${id}`, checked: isChosen(id) });
  if (filter.kind === "select")
    return (
      <select class="form-control" name="attrib">
        <option value="" lang={visit.language.tag}>
          {shopTexts(visit).anyValue}
        </option>
        {filter.values.map(({ id, name }) => (
          <option value={field(id).value} selected={isChosen(id)}>
            {name}
          </option>
        ))}
      </select>
    );
  if (filter.kind === "color")
    return (
      <div class="swatches">
        {filter.values.map(({ id, name }) => (
          <label class={`css_attribute_color swatch_${id} ${isChosen(id) ? "active" : ""}`}>
            <input type="checkbox" {...field(id)} title={name} />
          </label>
        ))}
      </div>
    );
  return (
    <ul class="nav nav-pills flex-column">
      {filter.values.map(({ id, name }) => (
        <li class="nav-item">
          <label class={`nav-link${isChosen(id) ? " active" : ""}`}>
            <input type="checkbox" {...field(id)} />
            <span>{name}</span>
          </label>
        </li>
      ))}
    </ul>
  );
};

/** Attributes of the listed products. */
const Filters = ({ visit, shelf }: ShelfProps) => (
  <form class="js_attributes" method="get" aria-label={shopTexts(visit).filters}>
    <input type="hidden" name="search" value={shelf.search} />
    <ul class="nav nav-pills flex-column mt16" lang="en">
      {shelf.filters.map((filter) => (
        <li class="nav-item">
          <div>
            <strong>{filter.name}</strong>
          </div>
          <Values visit={visit} shelf={shelf} filter={filter} />
        </li>
      ))}
    </ul>
  </form>
);

/** Orders as links, for the sheet: its menu would need a script. */
const Orders = ({ visit, shelf }: ShelfProps) => {
  const t = shopTexts(visit);
  return (
    <nav class="sheet_sorting" aria-label={t.sortBy}>
      <h3>{t.sortBy}</h3>
      <ul class="nav nav-pills flex-column">
        {orders.map((order) => (
          <li class="nav-item">
            <a
              class={`nav-link${order === shelf.order ? " active" : ""}`}
              href={listLink(visit, shelf, { order })}
              aria-current={order === shelf.order ? "true" : undefined}
            >
              {t.orders[order]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Column beside the products; on phones a sheet, which the suite lacks. */
export const Choices = ({ visit, shelf }: ShelfProps) => {
  const t = shopTexts(visit);
  return (
    <section class="col-lg-3" id={sheet} popover="auto" aria-label={t.filterAndSort}>
      <div class="sheet_head">
        <h2>{t.filterAndSort}</h2>
        <button
          type="button"
          class="btn btn-link"
          popovertarget={sheet}
          popovertargetaction="hide"
          aria-label={t.close}
          title={t.close}
        >
          <span class="fa fa-close"></span>
        </button>
      </div>
      <Orders visit={visit} shelf={shelf} />
      <Categories visit={visit} shelf={shelf} />
      <Filters visit={visit} shelf={shelf} />
    </section>
  );
};
