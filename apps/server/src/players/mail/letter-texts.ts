/** What a letter says, apart from its links. Addresses are put in by the layout, never into a sentence. */
interface LetterText {
  subject: string
  paragraphs: readonly string[]
  /** The label of what shall be pressed. */
  action: string
  /** Behind the button, in small print. */
  after: readonly string[]
}

export type LetterKind = 'verify' | 'reset' | 'already_registered' | 'locked' | 'password_changed'

export interface LetterLanguage {
  direction: 'ltr' | 'rtl'
  greeting: string
  /** Before the address in plain figures. */
  orCopy: string
  resetInstead: string
  footer: string
  letters: Readonly<Record<LetterKind, LetterText>>
}

const en: LetterLanguage = {
  direction: 'ltr',
  greeting: 'Hello,',
  orCopy: 'If the button does not work, copy this address into your browser:',
  resetInstead: 'If you do not know your password any more, choose a new one here:',
  footer: 'Baize · For adults only. Gambling can be addictive: please play responsibly.',
  letters: {
    verify: {
      subject: 'Please confirm your email address',
      paragraphs: ['Welcome to Baize. One step is left: confirm that this address is yours, and you can log in.'],
      action: 'Confirm my address',
      after: ['The link works once, and for three days.', 'If you have not registered, there is nothing you need to do.'],
    },
    reset: {
      subject: 'Choose a new password',
      paragraphs: ['Somebody, we hope it was you, asked for a new password for your account.'],
      action: 'Choose a new password',
      after: [
        'The link works once, and for 30 minutes. If you asked more than once, only the newest letter counts.',
        'If it was not you, there is nothing you need to do: your password stays as it is.',
      ],
    },
    already_registered: {
      subject: 'You already have an account',
      paragraphs: [
        'Somebody, we hope it was you, tried to register with your email address. You already have an account, so no second one was made.',
      ],
      action: 'Log in',
      after: ['If it was not you, there is nothing you need to do.'],
    },
    locked: {
      subject: 'We have stopped attempts to log in to your account',
      paragraphs: [
        'Your password was entered wrongly several times in a row from one place. We let nobody log in from there for 15 minutes.',
        'If it was you: wait a quarter of an hour, or choose a new password now.',
      ],
      action: 'Choose a new password',
      after: ['If it was not you, your account is safe: the password was never right.'],
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: ['Your account has a new password, and every other device has been logged out.'],
      action: 'Log in',
      after: ['If it was not you, choose a new password at once and write to our support.'],
    },
  },
}

const de: LetterLanguage = {
  direction: 'ltr',
  greeting: 'Guten Tag,',
  orCopy: 'Falls der Knopf nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  resetInstead: 'Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie hier ein neues:',
  footer: 'Baize · Nur für Erwachsene. Glücksspiel kann süchtig machen: bitte spielen Sie verantwortungsvoll.',
  letters: {
    verify: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Willkommen bei Baize. Ein Schritt fehlt noch: Bestätigen Sie, dass diese Adresse Ihnen gehört, dann können Sie sich anmelden.',
      ],
      action: 'Adresse bestätigen',
      after: ['Der Link funktioniert einmal, drei Tage lang.', 'Wenn Sie sich nicht registriert haben, müssen Sie nichts tun.'],
    },
    reset: {
      subject: 'Wählen Sie ein neues Passwort',
      paragraphs: ['Jemand, hoffentlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.'],
      action: 'Neues Passwort wählen',
      after: [
        'Der Link funktioniert einmal, 30 Minuten lang. Haben Sie mehrmals gefragt, gilt nur der neueste Brief.',
        'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    already_registered: {
      subject: 'Sie haben schon ein Konto',
      paragraphs: [
        'Jemand, hoffentlich Sie selbst, wollte sich mit Ihrer E-Mail-Adresse registrieren. Sie haben schon ein Konto, deshalb wurde kein zweites angelegt.',
      ],
      action: 'Anmelden',
      after: ['Wenn Sie es nicht waren, müssen Sie nichts tun.'],
    },
    locked: {
      subject: 'Wir haben Anmeldeversuche an Ihrem Konto gestoppt',
      paragraphs: [
        'Ihr Passwort wurde von einem Ort aus mehrmals hintereinander falsch eingegeben. Von dort kann sich 15 Minuten lang niemand anmelden.',
        'Wenn Sie es waren: Warten Sie eine Viertelstunde, oder wählen Sie jetzt ein neues Passwort.',
      ],
      action: 'Neues Passwort wählen',
      after: ['Wenn Sie es nicht waren, ist Ihr Konto sicher: Das Passwort war nie richtig.'],
    },
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: ['Ihr Konto hat ein neues Passwort, und alle anderen Geräte wurden abgemeldet.'],
      action: 'Anmelden',
      after: ['Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort und schreiben Sie unserem Support.'],
    },
  },
}

const ar: LetterLanguage = {
  direction: 'rtl',
  greeting: 'مرحبًا،',
  orCopy: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  resetInstead: 'إذا نسيت كلمة المرور، فاختر كلمة جديدة من هنا:',
  footer: 'Baize · للبالغين فقط. قد تسبب المقامرة الإدمان: يُرجى اللعب بمسؤولية.',
  letters: {
    verify: {
      subject: 'يُرجى تأكيد عنوان بريدك الإلكتروني',
      paragraphs: ['مرحبًا بك في Baize. بقيت خطوة واحدة: أكّد أن هذا العنوان لك، ثم يمكنك تسجيل الدخول.'],
      action: 'تأكيد العنوان',
      after: ['يعمل الرابط مرة واحدة ولمدة ثلاثة أيام.', 'إذا لم تسجّل حسابًا، فلا داعي لفعل أي شيء.'],
    },
    reset: {
      subject: 'اختر كلمة مرور جديدة',
      paragraphs: ['طلب شخص ما، ونأمل أن يكون أنت، كلمة مرور جديدة لحسابك.'],
      action: 'اختيار كلمة مرور جديدة',
      after: [
        'يعمل الرابط مرة واحدة ولمدة 30 دقيقة. إذا طلبت أكثر من مرة، فالرسالة الأحدث وحدها صالحة.',
        'إذا لم تكن أنت، فلا داعي لفعل أي شيء: كلمة مرورك باقية كما هي.',
      ],
    },
    already_registered: {
      subject: 'لديك حساب بالفعل',
      paragraphs: ['حاول شخص ما، ونأمل أن يكون أنت، التسجيل بعنوان بريدك. لديك حساب بالفعل، لذلك لم يُنشأ حساب ثانٍ.'],
      action: 'تسجيل الدخول',
      after: ['إذا لم تكن أنت، فلا داعي لفعل أي شيء.'],
    },
    locked: {
      subject: 'أوقفنا محاولات الدخول إلى حسابك',
      paragraphs: [
        'أُدخلت كلمة مرورك بشكل خاطئ عدة مرات متتالية من مكان واحد. لن يتمكن أحد من الدخول من هناك لمدة 15 دقيقة.',
        'إذا كنت أنت: فانتظر ربع ساعة، أو اختر كلمة مرور جديدة الآن.',
      ],
      action: 'اختيار كلمة مرور جديدة',
      after: ['إذا لم تكن أنت، فحسابك آمن: لم تكن كلمة المرور صحيحة قط.'],
    },
    password_changed: {
      subject: 'تغيّرت كلمة مرورك',
      paragraphs: ['لحسابك كلمة مرور جديدة، وسُجّل الخروج من جميع الأجهزة الأخرى.'],
      action: 'تسجيل الدخول',
      after: ['إذا لم تكن أنت، فاختر كلمة مرور جديدة فورًا واكتب إلى فريق الدعم.'],
    },
  },
}

/** By language code; a language without letters of its own reads the English ones. */
export const letterLanguages: Readonly<Record<string, LetterLanguage>> = { en, de, ar }
export const englishLetters = en
