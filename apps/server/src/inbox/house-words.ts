/** What the house tells a player of by itself. */
export type HouseNewsKind =
  | 'welcome'
  | 'deposit_held'
  | 'withdrawal_paid'
  | 'withdrawal_declined'
  | 'bonus_offered'
  | 'bonus_granted'
  | 'bonus_completed'
  | 'bonus_expired'

interface Words {
  title: string
  /** Paragraphs; {{name}}, {{amount}} and {{bonus}} stand for what the news brings. */
  body: readonly string[]
  /** What the last line's link says, where there is one. */
  action?: string
}

type AllWords = Readonly<Record<HouseNewsKind, Words>>

const en: AllWords = {
  welcome: {
    title: 'Welcome, {{name}}',
    body: [
      'Your address is confirmed, and the tables are open. What we have to tell you about your money will always be written here.',
      'Decide what you want to spend before you start. If playing stops being fun, stop: we help you with limits and with a break.',
    ],
    action: 'Playing safely',
  },
  deposit_held: {
    title: 'We are looking at your deposit',
    body: [
      'The payment for your deposit of {{amount}} arrived, but not as agreed. It is safe, and somebody is looking at it. Please do not pay again.',
    ],
  },
  withdrawal_paid: {
    title: '{{amount}} has been paid out',
    body: ['The provider has confirmed your withdrawal of {{amount}}. How soon you see it there is up to them.'],
    action: 'Your withdrawals',
  },
  withdrawal_declined: {
    title: 'Your withdrawal was declined',
    body: ['The provider did not take your withdrawal of {{amount}}. The money is back in your balance, all of it.'],
    action: 'Your withdrawals',
  },
  bonus_offered: {
    title: 'A bonus for you: {{bonus}}',
    body: ['{{amount}} of bonus money wait for you. Read the terms first: you can accept it or leave it.'],
    action: 'Your bonuses',
  },
  bonus_granted: {
    title: 'Your bonus is there: {{bonus}}',
    body: ['{{amount}} of bonus money are in your balance. On the page of your bonuses you see how far you have wagered them.'],
    action: 'Your bonuses',
  },
  bonus_completed: {
    title: 'Wagered: {{bonus}}',
    body: ['You have wagered your bonus. {{amount}} are real money now, to play with or to withdraw.'],
    action: 'Your bonuses',
  },
  bonus_expired: {
    title: 'Your bonus has run out: {{bonus}}',
    body: ['It was not wagered in time, so the {{amount}} that were left of it were taken back. Your real money is untouched.'],
    action: 'Your bonuses',
  },
}

const de: AllWords = {
  welcome: {
    title: 'Willkommen, {{name}}',
    body: [
      'Ihre Adresse ist bestätigt, und die Tische sind offen. Was wir Ihnen zu Ihrem Geld zu sagen haben, steht immer hier.',
      'Entscheiden Sie vor dem Spielen, was Sie ausgeben möchten. Wenn es keine Freude mehr macht, hören Sie auf: Wir helfen Ihnen mit Limits und mit einer Pause.',
    ],
    action: 'Sicher spielen',
  },
  deposit_held: {
    title: 'Wir prüfen Ihre Einzahlung',
    body: [
      'Die Zahlung zu Ihrer Einzahlung über {{amount}} ist angekommen, aber nicht wie vereinbart. Das Geld ist sicher, und jemand sieht es sich an. Bitte zahlen Sie nicht noch einmal.',
    ],
  },
  withdrawal_paid: {
    title: '{{amount}} wurden ausgezahlt',
    body: ['Der Anbieter hat Ihre Auszahlung über {{amount}} bestätigt. Wie schnell Sie sie dort sehen, liegt an ihm.'],
    action: 'Ihre Auszahlungen',
  },
  withdrawal_declined: {
    title: 'Ihre Auszahlung wurde abgelehnt',
    body: ['Der Anbieter hat Ihre Auszahlung über {{amount}} nicht angenommen. Das Geld ist vollständig zurück in Ihrem Guthaben.'],
    action: 'Ihre Auszahlungen',
  },
  bonus_offered: {
    title: 'Ein Bonus für Sie: {{bonus}}',
    body: ['{{amount}} Bonusgeld warten auf Sie. Lesen Sie zuerst die Bedingungen: Sie können ihn annehmen oder ablehnen.'],
    action: 'Ihre Boni',
  },
  bonus_granted: {
    title: 'Ihr Bonus ist da: {{bonus}}',
    body: ['{{amount}} Bonusgeld sind in Ihrem Guthaben. Auf der Seite Ihrer Boni sehen Sie, wie viel Sie davon umgesetzt haben.'],
    action: 'Ihre Boni',
  },
  bonus_completed: {
    title: 'Umgesetzt: {{bonus}}',
    body: ['Sie haben Ihren Bonus umgesetzt. {{amount}} sind jetzt Echtgeld, zum Spielen oder zum Auszahlen.'],
    action: 'Ihre Boni',
  },
  bonus_expired: {
    title: 'Ihr Bonus ist abgelaufen: {{bonus}}',
    body: [
      'Er wurde nicht rechtzeitig umgesetzt, deshalb wurden die {{amount}}, die davon übrig waren, zurückgenommen. Ihr Echtgeld ist unberührt.',
    ],
    action: 'Ihre Boni',
  },
}

const ar: AllWords = {
  welcome: {
    title: 'مرحبًا بك يا {{name}}',
    body: [
      'تم تأكيد عنوانك والطاولات مفتوحة. كل ما لدينا لنقوله عن أموالك ستجده مكتوبًا هنا دائمًا.',
      'قرّر قبل اللعب كم تريد أن تنفق. وإذا لم يعد اللعب ممتعًا فتوقف: نساعدك بالحدود وبأخذ استراحة.',
    ],
    action: 'اللعب الآمن',
  },
  deposit_held: {
    title: 'نراجع إيداعك',
    body: ['وصلت دفعة إيداعك بقيمة {{amount}}، لكن ليس كما اتُّفق عليه. المال في أمان وهناك من يراجعه. من فضلك لا تدفع مرة أخرى.'],
  },
  withdrawal_paid: {
    title: 'تم صرف {{amount}}',
    body: ['أكّد مزوّد الدفع سحبك بقيمة {{amount}}. متى يظهر المبلغ لديك يعود إليه.'],
    action: 'سحوباتك',
  },
  withdrawal_declined: {
    title: 'رُفض سحبك',
    body: ['لم يقبل مزوّد الدفع سحبك بقيمة {{amount}}. عاد المال كاملًا إلى رصيدك.'],
    action: 'سحوباتك',
  },
  bonus_offered: {
    title: 'مكافأة لك: {{bonus}}',
    body: ['‏{{amount}} من أموال المكافآت في انتظارك. اقرأ الشروط أولًا: يمكنك قبولها أو تركها.'],
    action: 'مكافآتك',
  },
  bonus_granted: {
    title: 'وصلت مكافأتك: {{bonus}}',
    body: ['‏{{amount}} من أموال المكافآت في رصيدك الآن. في صفحة مكافآتك ترى كم راهنت منها.'],
    action: 'مكافآتك',
  },
  bonus_completed: {
    title: 'اكتمل الرهان: {{bonus}}',
    body: ['لقد استوفيت شرط الرهان. أصبح {{amount}} أموالًا حقيقية للعب أو للسحب.'],
    action: 'مكافآتك',
  },
  bonus_expired: {
    title: 'انتهت مكافأتك: {{bonus}}',
    body: ['لم يُستوفَ شرط الرهان في الوقت المحدد، فاستُرجع ما تبقى منها وهو {{amount}}. أموالك الحقيقية لم تُمس.'],
    action: 'مكافآتك',
  },
}

/** By language code; a language without words of its own reads the English ones. */
export const houseWords: Readonly<Record<string, AllWords>> = { en, de, ar }
export const englishWords = en
