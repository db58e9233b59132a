/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const texts = (view: View) =>
  localized(view, {
    en: {
      login: "Email",
      name: "Name",
      password: "Password",
      confirm_password: "Confirm password",
      signUp: "Sign up",
    },
    ar: {
      login: "البريد الإلكتروني",
      name: "الاسم",
      password: "كلمة المرور",
      confirm_password: "تأكيد كلمة المرور",
      signUp: "إنشاء حساب",
    },
  });

const fields = [
  { name: "login", type: "email", autocomplete: "username" },
  { name: "name", type: "text", autocomplete: "name" },
  { name: "password", type: "password", autocomplete: "new-password" },
  { name: "confirm_password", type: "password", autocomplete: "new-password" },
] as const;

const form = (view: View) => {
  const t = texts(view);
  return (
    <suite-signup-form>
      <form action={view.link("/web/signup")} method="post">
        <input type="hidden" name="csrf_token" value={view.visit.formToken} />
        {fields.map(({ name, ...field }) => (
          <label>
            {t[name]} <input name={name} {...field} required />
          </label>
        ))}
        <button type="submit">{t.signUp}</button>
      </form>
    </suite-signup-form>
  );
};

export const example: Example = {
  page: "/web/signup",
  preview: () => <Scene of="quote" />,
  live: form,
  variants: () => [],
};
