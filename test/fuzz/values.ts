import fc from "fast-check";

/** Texts that trip parsers, and some that the suite has. */
export const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "", "0", "1", "2", "3", "51", "101", "-1", "1.5", "1e400", "99999999999999999999", "NaN", "true", "abc", " ", "\0", "a\0b", "\ud800", "\u202e\ufeff", "é", "🪑",
    "//evil.example/", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", "../../package.json", "%00", "%ff", "%2e%2e%2f", "<img src=x onerror=alert(1)>",
    "' or 1=1 --", "$1", "{}", "[]", "[1,2]", "null", "__proto__", "constructor", "blog.post", "product.template", "mail.channel", "res.partner", "/blog", "/shop", "x".repeat(20_000),
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
);

/** Parsed as a body is, so that `__proto__` is a key. */
const odd: readonly unknown[] = ['{"toString":1,"valueOf":1}', '{"__proto__":{"x":1}}', '{"constructor":null,"length":-1}', "[[[[[[]]]]]]", '{"id":1,"name":"x"}'].map((json) => JSON.parse(json) as unknown);

/** Whatever JSON can hold; mostly what breaks numbers, ids and lists. */
export const json: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, 1, 2, 3, 51, 151, -1, 1.5, 1e308, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, [], {}, [1], ["1"], [null], [[1]], ["51", "151"]) },
  { weight: 1, arbitrary: fc.constantFrom(...odd) },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
