const en = {
  signUp: {
    title: "Sign up",
    login: "Your Email",
    name: "Your Name",
    password: "Password",
    confirm_password: "Confirm Password",
    hasAccount: "Already have an account?",
    incomplete: "The form was not properly filled in.",
    differs: "Passwords do not match; please retype them.",
    taken: "Another user is already registered using this email address.",
  },

  signIn: {
    title: "Sign in",
    submit: "Log in",
    noAccount: "Don't have an account?",
    reset: "Reset Password",
    wrong: "Wrong login/password",
  },
};

const ar: typeof en = {
  signUp: {
    title: "إنشاء حساب",
    login: "بريدك الإلكتروني",
    name: "اسمك",
    password: "كلمة المرور",
    confirm_password: "تأكيد كلمة المرور",
    hasAccount: "لديك حساب بالفعل؟",
    incomplete: "لم يُملأ النموذج كما يجب.",
    differs: "كلمتا المرور غير متطابقتين. أعد كتابتهما.",
    taken: "يوجد مستخدم آخر مسجّل بهذا البريد الإلكتروني.",
  },

  signIn: {
    title: "تسجيل الدخول",
    submit: "دخول",
    noAccount: "ليس لديك حساب؟",
    reset: "إعادة تعيين كلمة المرور",
    wrong: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
  },
};

/** Texts of the pages to sign up and to sign in. */
export const signing = { en, ar };
