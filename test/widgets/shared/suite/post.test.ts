import { expect } from "@open-wc/testing";
import { connect } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

it("a form post carries the token of the page", async () => {
  const login = new DOMParser().parseFromString(await (await fetch("/web/login")).text(), "text/html");
  const { text } = Array.from(login.scripts).find((script) => script.text.includes("csrf_token"))!;
  const script = document.createElement("script");
  script.type = "text/plain";
  script.text = text;
  document.head.append(script);

  const answer = await post(connect(location.origin), "/web/login", { login: "unknown", password: "wrong" });
  expect(answer).to.contain("Wrong login/password");

  const without = await fetch("/web/login", {
    method: "POST",
    body: new URLSearchParams({ login: "unknown", password: "wrong" }),
  });
  expect(without.status, "the suite asks for a token").to.equal(400);
});
