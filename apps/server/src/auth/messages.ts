/** Why a sign-in did not come about. None of them says whether an account exists; the last three need the right password. */
export type SignInProblem = 'wrong' | 'locked' | 'too_many' | 'foreign' | 'malformed' | 'excluded' | 'blocked' | 'unverified'

type Messages = Readonly<Record<SignInProblem, string>>

const en: Messages = {
  wrong: 'Email or password is not right.',
  locked: 'Too many wrong passwords. Please try again in {minutes} min, or choose a new password.',
  too_many: 'Too many attempts. Please try again in {minutes} min.',
  foreign: 'This request comes from another site.',
  malformed: 'Please enter your email and your password.',
  excluded: 'You have excluded yourself from playing, so you cannot log in. Help, free and confidential: www.begambleaware.org',
  blocked: 'Your account is closed for now. Please write to our support.',
  unverified: 'Please confirm your email address first. We have just sent you the link once more.',
}

const de: Messages = {
  wrong: 'E-Mail oder Passwort stimmt nicht.',
  locked: 'Zu viele falsche Passwörter. Bitte versuchen Sie es in {minutes} Min. wieder, oder wählen Sie ein neues Passwort.',
  too_many: 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. wieder.',
  foreign: 'Diese Anfrage kommt von einer anderen Seite.',
  malformed: 'Bitte geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  excluded:
    'Sie haben sich vom Spielen ausgeschlossen und können sich deshalb nicht anmelden. Hilfe, kostenlos und vertraulich: www.check-dein-spiel.de',
  blocked: 'Ihr Konto ist vorerst geschlossen. Bitte schreiben Sie unserem Support.',
  unverified: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen den Link soeben noch einmal geschickt.',
}

const ar: Messages = {
  wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  locked: 'محاولات خاطئة كثيرة. حاول مجددًا بعد {minutes} دقيقة، أو اختر كلمة مرور جديدة.',
  too_many: 'محاولات كثيرة. حاول مجددًا بعد {minutes} دقيقة.',
  foreign: 'هذا الطلب قادم من موقع آخر.',
  malformed: 'يُرجى إدخال بريدك الإلكتروني وكلمة المرور.',
  excluded: 'لقد استبعدت نفسك من اللعب، لذلك لا يمكنك تسجيل الدخول. مساعدة مجانية وسرية: www.begambleaware.org',
  blocked: 'حسابك مغلق حاليًا. يُرجى الكتابة إلى فريق الدعم.',
  unverified: 'يُرجى تأكيد عنوان بريدك الإلكتروني أولًا. لقد أرسلنا إليك الرابط مرة أخرى الآن.',
}

const languages: Readonly<Record<string, Messages>> = { en, de, ar }

/** The sentence that the login dialog shows as it is. */
export function signInMessage(problem: SignInProblem, language: string, waitS = 0): string {
  const sentence = (languages[language] ?? en)[problem]
  const minutes = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(Math.max(1, Math.ceil(waitS / 60)))
  return sentence.replace('{minutes}', minutes)
}
