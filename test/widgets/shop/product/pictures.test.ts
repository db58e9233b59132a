import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { type PicturesOptions, showPictures } from "#shop/product/pictures.ts";
import declaration from "#shop/product/product.element.ts";
import { createWriter } from "#shop/product/writer.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer } from "../basket.ts";
import { place } from "./product-page.ts";

define(declaration);
const desk = "/shop/product/wharf-desk-3";

const pictures = (selector = "#o-carousel-product img") =>
  [...document.querySelectorAll(selector)].map((image) => new URL(image.getAttribute("src")!, location.href).pathname);

describe("suite-product", () => {
  // the first call starts the demo server
  beforeEach(async () => {
    stub(history, "replaceState");
    await newCustomer();
  });
  afterEach(() => restore());

  it("shows all pictures of another variant in the page's carousel, until the page is restored", async () => {
    const { choose, variant, undo } = await place(desk);
    const carousel = document.querySelector("#o-carousel-product");
    const sent = carousel!.innerHTML;
    choose("Walnut");
    await until(() => pictures()[0] === `/web/image/product.product/${variant()}/image` && variant() !== "31");
    expect(pictures()).to.have.lengthOf(6);
    expect(document.querySelector("#o-carousel-product")).to.equal(carousel);
    expect(carousel!.querySelectorAll("script,[onload]")).to.have.lengthOf(0);
    undo();
    await until(() => carousel!.innerHTML === sent);
  });

  it("shows no pictures that arrive after the page was restored", async () => {
    const sent = '<div id="o-carousel-product"><img alt="Desk"></div>';
    const host = document.createElement("main");
    host.innerHTML = sent;
    document.body.append(host);
    const end = new AbortController();
    const info = { carousel: '<div id="o-carousel-product"><img alt="Chair"></div>' } as PicturesOptions["info"];
    const write = {} as PicturesOptions["write"];
    const shown = showPictures({ host, info, server: location.origin, signal: end.signal, write });
    end.abort();
    await shown;
    expect(host.innerHTML).to.equal(sent);
    host.remove();
  });

  it("writes no picture into a page that was restored before its code had loaded", async () => {
    const host = document.createElement("main");
    host.innerHTML = '<img class="js_variant_img" alt="Desk" src="/web/image/1">';
    const sent = host.innerHTML;
    const info = { productId: 31, templateId: 3, carousel: "" } as PicturesOptions["info"];
    const signal = AbortSignal.abort();
    await showPictures({ host, info, server: location.origin, signal, write: createWriter(signal) });
    expect(host.innerHTML).to.equal(sent);
  });

  it("shows one picture and its thumbnail in a page without a carousel", async () => {
    const { choose, variant } = await place(desk, (page) => {
      page.querySelector("#o-carousel-product")!.removeAttribute("id");
    });
    choose("Oak");
    const address = () => `/web/image/product.product/${variant()}/image`;
    await until(() => variant() !== "31" && pictures(".js_variant_img")[0] === address());
    expect(pictures(".carousel-indicators img")[0]).to.equal(`${address()}/90x90`);
    expect(pictures(".carousel-indicators img")[1]).to.contain("product.image");
  });
});
