import type { Visit } from "../../server/visit.ts";
import { fill } from "../texts/index.ts";
import { checkout } from "./checkout/texts.ts";

const en = {
  shop: "Shop",
  myCart: "My Cart",
  wishlist: "Wishlist",

  search: "Search",
  searchHint: "Search...",
  sortBy: "Sort by",
  sortedBy: "Sorting by : {order}",
  orders: {
    "list_price desc": "Catalog price: High to Low",
    "list_price asc": "Catalog price: Low to High",
    "name asc": "Name - A to Z",
    "name desc": "Name - Z to A",
  },
  categories: "Categories",
  allProducts: "All Products",
  filters: "Filters",
  fold: "Fold",
  unfold: "Unfold",
  pages: "Pages",
  previous: "Prev",
  next: "Next",
  nothingFound: "No results found for “{search}”.",
  nothing: "There are no products here yet.",
  sale: "Sale",
  unpublished: "unpublished",
  choose: "Choose",
  addToCart: "Add to Cart",
  addProduct: "Add {product} to the cart",
  addToWishlist: "Add to Wishlist",
  compare: "Compare",
  compareProducts: "Compare Products",

  products: "Products",
  notPossible: "This combination does not exist.",
  neverPossible: "This product has no valid combination.",
  quantity: "Quantity",
  removeOne: "Remove one",
  addOne: "Add one",
  reviews: "Reviews",
  terms: "Repaired for ten years. Returned within thirty days.",
  specifications: "Specifications for {product}",
  productImage: "Product image",

  review: "Review Order",
  address: "Address",
  confirm: "Confirm Order",
  product: "Product",
  price: "Price",
  remove: "Remove",
  removeProduct: "Remove {product}",
  removeFromCart: "Remove from cart",
  warning: "Warning",
  empty: "Your cart is empty!",
  option: "Option: {product}",
  availableOptions: "Available Options:",
  optionUnavailable: "Option not available",
  units: "Unit(s)",
  optionFor: "Option for: {product}",
  suggested: "Suggested Accessories:",
  continueShopping: "Continue Shopping",
  checkout: "Process Checkout",
  orderTotal: "Order Total",
  subtotal: "Subtotal:",
  taxes: "Taxes:",
  total: "Total:",
  pieces: "Qty: {count}",
  viewCart: { one: "View Cart ({count} item)", other: "View Cart ({count} items)" },
  returnToCart: "Return to Cart",

  ...checkout.en,

  myWishlist: "My Wishlist",
  keepWish: "Add product to my cart but keep it in my wishlist",
  priceLabel: "Price:",
  uncategorized: "Uncategorized",
  collapse: "Collapse",
};

type Texts = Omit<typeof en, "viewCart"> & {
  readonly viewCart: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
};

const ar: Texts = {
  shop: "المتجر",
  myCart: "سلتي",
  wishlist: "قائمة الأمنيات",

  search: "بحث",
  searchHint: "ابحث...",
  sortBy: "ترتيب حسب",
  sortedBy: "مرتّب حسب: {order}",
  orders: {
    "list_price desc": "السعر: من الأعلى إلى الأدنى",
    "list_price asc": "السعر: من الأدنى إلى الأعلى",
    "name asc": "الاسم: من A إلى Z",
    "name desc": "الاسم: من Z إلى A",
  },
  categories: "الفئات",
  allProducts: "كل المنتجات",
  filters: "عوامل التصفية",
  fold: "طيّ",
  unfold: "فتح",
  pages: "الصفحات",
  previous: "السابق",
  next: "التالي",
  nothingFound: "لا نتائج عن «{search}».",
  nothing: "لا توجد منتجات هنا بعد.",
  sale: "تخفيض",
  unpublished: "غير منشور",
  choose: "اختر",
  addToCart: "أضف إلى السلة",
  addProduct: "أضف {product} إلى السلة",
  addToWishlist: "أضف إلى قائمة الأمنيات",
  compare: "قارن",
  compareProducts: "مقارنة المنتجات",

  products: "المنتجات",
  notPossible: "هذه التركيبة غير موجودة.",
  neverPossible: "لا توجد تركيبة صالحة لهذا المنتج.",
  quantity: "الكمية",
  removeOne: "أنقص واحدًا",
  addOne: "زد واحدًا",
  reviews: "المراجعات",
  terms: "نُصلحه عشر سنوات، ونسترده خلال ثلاثين يومًا.",
  specifications: "مواصفات {product}",
  productImage: "صورة المنتج",

  review: "مراجعة الطلب",
  address: "العنوان",
  confirm: "تأكيد الطلب",
  product: "المنتج",
  price: "السعر",
  remove: "إزالة",
  removeProduct: "إزالة {product}",
  removeFromCart: "إزالة من السلة",
  warning: "تنبيه",
  empty: "سلتك فارغة!",
  option: "خيار: {product}",
  availableOptions: "الخيارات المتاحة:",
  optionUnavailable: "الخيار غير متاح",
  units: "وحدة",
  optionFor: "خيار لـ: {product}",
  suggested: "ملحقات مقترحة:",
  continueShopping: "متابعة التسوق",
  checkout: "إتمام الشراء",
  orderTotal: "مجموع الطلب",
  subtotal: "المجموع الفرعي:",
  taxes: "الضرائب:",
  total: "الإجمالي:",
  pieces: "الكمية: {count}",
  viewCart: {
    one: "عرض السلة (منتج واحد)",
    two: "عرض السلة (منتجان)",
    few: "عرض السلة ({count} منتجات)",
    many: "عرض السلة ({count} منتجًا)",
    other: "عرض السلة ({count} منتج)",
  },
  returnToCart: "العودة إلى السلة",

  ...checkout.ar,

  myWishlist: "قائمة أمنياتي",
  keepWish: "أضف المنتج إلى سلتي وأبقه في قائمة الأمنيات",
  priceLabel: "السعر:",
  uncategorized: "بلا فئة",
  collapse: "طيّ",
};

/** The shop speaks these two; products have their names in English only. */
export const shopTexts = ({ language }: Visit): Texts => (language.tag.startsWith("ar") ? ar : en);

/** What the button of the popover says about so many pieces. */
export const viewCartText = (visit: Visit, count: number): string => {
  const { viewCart } = shopTexts(visit);
  const rule = new Intl.PluralRules(visit.language.tag.startsWith("ar") ? "ar" : "en").select(count);
  return fill(viewCart[rule] ?? viewCart.other, { count });
};
