import { showMoment } from '../../kit/moment.ts'

/**
 * Why a sign-in failed. None of them reveals whether an account exists; the last six need the right
 * password.
 */
export type SignInProblem =
  | 'wrong'
  | 'locked'
  | 'too_many'
  | 'foreign'
  | 'malformed'
  | 'excluded'
  | 'excluded_until'
  | 'blocked'
  | 'unverified'
  | 'unverified_waits'
  | 'under_check'

type Messages = Readonly<Record<SignInProblem, string>>

const en: Messages = {
  wrong: 'Email or password is not right.',
  locked: 'Too many wrong passwords. Please try again in {minutes} min, or choose a new password.',
  too_many: 'Too many attempts. Please try again in {minutes} min.',
  foreign: 'This request comes from another site.',
  malformed: 'Please enter your email and your password.',
  excluded:
    'You are excluded from playing, so you cannot log in to play. You can still withdraw your money. Help, free and confidential: www.begambleaware.org',
  excluded_until:
    'You cannot play until {until}, so you cannot log in to play. You can still withdraw your money. Help, free and confidential: www.begambleaware.org',
  blocked: 'Your account is closed for now. Please write to our support.',
  unverified:
    'Please confirm your email address first. We have just sent you another link; the earlier one works as well.',
  unverified_waits:
    'Please confirm your email address first. The link is in the letter that we have sent you; we can send another one in {minutes} min.',
  under_check:
    'We have to check something about your account before you can use it. Our support will write to you. If gambling worries you, here is help, free and confidential: www.begambleaware.org',
}

const de: Messages = {
  wrong: 'E-Mail oder Passwort stimmt nicht.',
  locked:
    'Zu viele falsche Passwörter. Bitte versuchen Sie es in {minutes} Min. wieder, oder wählen Sie ein neues Passwort.',
  too_many: 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. wieder.',
  foreign: 'Diese Anfrage kommt von einer anderen Seite.',
  malformed: 'Bitte geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  excluded:
    'Sie sind vom Spielen ausgeschlossen und können sich deshalb nicht zum Spielen anmelden. Ihr Geld können Sie weiterhin auszahlen lassen. Hilfe, kostenlos und vertraulich: www.check-dein-spiel.de',
  excluded_until:
    'Sie können bis {until} nicht spielen und sich deshalb nicht zum Spielen anmelden. Ihr Geld können Sie weiterhin auszahlen lassen. Hilfe, kostenlos und vertraulich: www.check-dein-spiel.de',
  blocked: 'Ihr Konto ist vorerst geschlossen. Bitte schreiben Sie unserem Support.',
  unverified:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen soeben einen weiteren Link geschickt; der frühere gilt ebenfalls.',
  unverified_waits:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Der Link steht in der E-Mail, die wir Ihnen geschickt haben; eine weitere können wir in {minutes} Min. schicken.',
  under_check:
    'Wir müssen an Ihrem Konto etwas prüfen, bevor Sie es nutzen können. Unser Support schreibt Ihnen. Wenn Ihnen das Spielen Sorgen macht, finden Sie hier Hilfe, kostenlos und vertraulich: www.check-dein-spiel.de',
}

const es: Messages = {
  wrong: 'El correo o la contraseña no son correctos.',
  locked:
    'Demasiadas contraseñas incorrectas. Inténtalo de nuevo dentro de {minutes} min o elige una contraseña nueva.',
  too_many: 'Demasiados intentos. Inténtalo de nuevo dentro de {minutes} min.',
  foreign: 'Esta petición viene de otro sitio.',
  malformed: 'Introduce tu correo y tu contraseña.',
  excluded:
    'Estás excluido del juego, así que no puedes iniciar sesión para jugar. Todavía puedes retirar tu dinero. Ayuda gratuita y confidencial: www.jugarbien.es',
  excluded_until:
    'No puedes jugar hasta el {until}, así que no puedes iniciar sesión para jugar. Todavía puedes retirar tu dinero. Ayuda gratuita y confidencial: www.jugarbien.es',
  blocked: 'Tu cuenta está cerrada por ahora. Escribe a nuestro servicio de ayuda.',
  unverified:
    'Confirma primero tu dirección de correo. Acabamos de enviarte otro enlace; el anterior también sirve.',
  unverified_waits:
    'Confirma primero tu dirección de correo. El enlace está en el correo que te hemos enviado; podemos enviarte otro dentro de {minutes} min.',
  under_check:
    'Tenemos que comprobar algo de tu cuenta antes de que puedas usarla. Nuestro servicio de ayuda te escribirá. Si el juego te preocupa, aquí tienes ayuda gratuita y confidencial: www.jugarbien.es',
}

const pt: Messages = {
  wrong: 'E-mail ou senha incorretos.',
  locked: 'Muitas senhas erradas. Tente de novo em {minutes} min ou escolha uma nova senha.',
  too_many: 'Tentativas demais. Tente de novo em {minutes} min.',
  foreign: 'Este pedido vem de outro site.',
  malformed: 'Informe seu e-mail e sua senha.',
  excluded:
    'Você está excluído do jogo, por isso não pode entrar para jogar. Ainda pode sacar seu dinheiro. Ajuda gratuita e confidencial: www.gamblingtherapy.org',
  excluded_until:
    'Você não pode jogar até {until}, por isso não pode entrar para jogar. Ainda pode sacar seu dinheiro. Ajuda gratuita e confidencial: www.gamblingtherapy.org',
  blocked: 'Sua conta está fechada por enquanto. Escreva para o nosso suporte.',
  unverified:
    'Confirme primeiro seu endereço de e-mail. Acabamos de enviar outro link; o anterior também funciona.',
  unverified_waits:
    'Confirme primeiro seu endereço de e-mail. O link está no e-mail que enviamos; podemos enviar outro em {minutes} min.',
  under_check:
    'Precisamos verificar algo na sua conta antes que você possa usá-la. Nosso suporte vai escrever para você. Se o jogo preocupa você, aqui há ajuda gratuita e confidencial: www.gamblingtherapy.org',
}

const fr: Messages = {
  wrong: 'L’e-mail ou le mot de passe est incorrect.',
  locked:
    'Trop de mots de passe erronés. Réessayez dans {minutes} min, ou choisissez un nouveau mot de passe.',
  too_many: 'Trop de tentatives. Réessayez dans {minutes} min.',
  foreign: 'Cette demande vient d’un autre site.',
  malformed: 'Veuillez saisir votre e-mail et votre mot de passe.',
  excluded:
    'Vous êtes exclu du jeu, vous ne pouvez donc pas vous connecter pour jouer. Vous pouvez toujours retirer votre argent. Aide gratuite et confidentielle : www.joueurs-info-service.fr',
  excluded_until:
    'Vous ne pouvez pas jouer avant le {until}, vous ne pouvez donc pas vous connecter pour jouer. Vous pouvez toujours retirer votre argent. Aide gratuite et confidentielle : www.joueurs-info-service.fr',
  blocked: 'Votre compte est fermé pour le moment. Veuillez écrire à notre assistance.',
  unverified:
    'Veuillez d’abord confirmer votre adresse e-mail. Nous venons de vous envoyer un autre lien ; le précédent fonctionne aussi.',
  unverified_waits:
    'Veuillez d’abord confirmer votre adresse e-mail. Le lien se trouve dans l’e-mail que nous vous avons envoyé ; nous pourrons en envoyer un autre dans {minutes} min.',
  under_check:
    'Nous devons vérifier un point de votre compte avant que vous puissiez l’utiliser. Notre assistance vous écrira. Si le jeu vous inquiète, voici une aide gratuite et confidentielle : www.joueurs-info-service.fr',
}

const fi: Messages = {
  wrong: 'Sähköposti tai salasana ei ole oikein.',
  locked:
    'Liian monta väärää salasanaa. Yritä uudelleen {minutes} minuutin kuluttua tai valitse uusi salasana.',
  too_many: 'Liian monta yritystä. Yritä uudelleen {minutes} minuutin kuluttua.',
  foreign: 'Tämä pyyntö tulee toiselta sivustolta.',
  malformed: 'Kirjoita sähköpostisi ja salasanasi.',
  excluded:
    'Sinulla on pelikielto, joten et voi kirjautua pelaamaan. Voit yhä nostaa rahasi. Apua maksutta ja luottamuksellisesti: www.peluuri.fi',
  excluded_until:
    'Et voi pelata ennen ajankohtaa {until}, joten et voi kirjautua pelaamaan. Voit yhä nostaa rahasi. Apua maksutta ja luottamuksellisesti: www.peluuri.fi',
  blocked: 'Tilisi on toistaiseksi suljettu. Kirjoita asiakaspalveluumme.',
  unverified:
    'Vahvista ensin sähköpostiosoitteesi. Lähetimme sinulle juuri toisen linkin; myös aiempi toimii.',
  unverified_waits:
    'Vahvista ensin sähköpostiosoitteesi. Linkki on viestissä, jonka lähetimme sinulle; voimme lähettää uuden {minutes} minuutin kuluttua.',
  under_check:
    'Meidän täytyy tarkistaa jotakin tilistäsi, ennen kuin voit käyttää sitä. Asiakaspalvelumme kirjoittaa sinulle. Jos pelaaminen huolettaa sinua, täältä saat apua maksutta ja luottamuksellisesti: www.peluuri.fi',
}

const et: Messages = {
  wrong: 'E-post või parool pole õige.',
  locked: 'Liiga palju valesid paroole. Proovi uuesti {minutes} minuti pärast või vali uus parool.',
  too_many: 'Liiga palju katseid. Proovi uuesti {minutes} minuti pärast.',
  foreign: 'See päring tuleb teiselt saidilt.',
  malformed: 'Palun sisesta oma e-post ja parool.',
  excluded:
    'Sul on mängukeeld, seega ei saa sa mängimiseks sisse logida. Oma raha saad endiselt välja võtta. Abi tasuta ja konfidentsiaalselt: www.15410.ee',
  excluded_until:
    'Sa ei saa mängida kuni {until}, seega ei saa sa mängimiseks sisse logida. Oma raha saad endiselt välja võtta. Abi tasuta ja konfidentsiaalselt: www.15410.ee',
  blocked: 'Sinu konto on praegu suletud. Palun kirjuta meie klienditoele.',
  unverified:
    'Palun kinnita kõigepealt oma e-posti aadress. Saatsime sulle just uue lingi; ka varasem kehtib.',
  unverified_waits:
    'Palun kinnita kõigepealt oma e-posti aadress. Link on kirjas, mille me sulle saatsime; uue saame saata {minutes} minuti pärast.',
  under_check:
    'Peame sinu konto kohta midagi kontrollima, enne kui saad seda kasutada. Meie klienditugi kirjutab sulle. Kui mängimine teeb sulle muret, saad siit abi tasuta ja konfidentsiaalselt: www.15410.ee',
}

const ar: Messages = {
  wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  locked: 'محاولات خاطئة كثيرة. حاول مجددًا بعد {minutes} دقيقة، أو اختر كلمة مرور جديدة.',
  too_many: 'محاولات كثيرة. حاول مجددًا بعد {minutes} دقيقة.',
  foreign: 'هذا الطلب قادم من موقع آخر.',
  malformed: 'يُرجى إدخال بريدك الإلكتروني وكلمة المرور.',
  excluded:
    'أنت مستبعد من اللعب، لذلك لا يمكنك تسجيل الدخول للعب. لا يزال بإمكانك سحب أموالك. مساعدة مجانية وسرية: www.begambleaware.org',
  excluded_until:
    'لا يمكنك اللعب حتى {until}، لذلك لا يمكنك تسجيل الدخول للعب. لا يزال بإمكانك سحب أموالك. مساعدة مجانية وسرية: www.begambleaware.org',
  blocked: 'حسابك مغلق حاليًا. يُرجى الكتابة إلى فريق الدعم.',
  unverified:
    'يُرجى تأكيد عنوان بريدك الإلكتروني أولًا. لقد أرسلنا إليك الآن رابطًا آخر، والرابط السابق صالح أيضًا.',
  unverified_waits:
    'يُرجى تأكيد عنوان بريدك الإلكتروني أولًا. الرابط في الرسالة التي أرسلناها إليك، ويمكننا إرسال رسالة أخرى بعد {minutes} دقيقة.',
  under_check:
    'علينا أن نتحقق من أمر يخص حسابك قبل أن تتمكن من استخدامه. سيكتب إليك فريق الدعم. وإذا كان اللعب يقلقك فهنا مساعدة مجانية وسرية: www.begambleaware.org',
}

const languages: Readonly<Record<string, Messages>> = { en, de, es, pt, fr, fi, et, ar }

/** The sentence that the login dialog shows as it is. */
export function signInMessage(
  problem: SignInProblem,
  language: string,
  { waitS = 0, until }: { waitS?: number; until?: Date } = {},
): string {
  const sentence = (languages[language] ?? en)[problem]
  const minutes = new Intl.NumberFormat(language, {
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
  }).format(Math.max(1, Math.ceil(waitS / 60)))
  return sentence
    .replace('{minutes}', minutes)
    .replace('{until}', until ? showMoment(until, language) : '')
}
