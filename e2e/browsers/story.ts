import { setTimeout as after } from 'node:timers/promises'
import type { OutboxMessage } from '#contracts/mail-api.ts'
import { wordsOf } from '../words.ts'
import type { Step } from './visit.ts'

const PASSWORD = 'Welcome-1'
const GAME = 'under-the-scale'
const LONGEST_ROUND_MS = 120_000
const MAIL_WITHIN_MS = 30_000
const en = wordsOf('en')
const ar = wordsOf('ar')
const ACCOUNT = ['iframe[src*="/account-frame/"]']
const CASHIER = [...ACCOUNT, 'iframe']
const STUDIO = ['iframe']
const dialog = (css: string) => `dialog[open] ${css}`

/** Steps of one player's first visit, from the lobby and back to it. */
export const STORY: readonly Step[] = [
  {
    name: 'home',
    async go({ browser, servers }) {
      await browser.open(`${servers.casino}/?lng=en`)
      await browser.waitFor({ css: 'main .tile-play' })
    },
  },
  {
    name: 'casino',
    async go({ browser, screen }) {
      await browser.press({
        css: screen.isPhone ? '.bottom-bar a' : '.main-nav a',
        text: en.site('shell', 'casino'),
      })
      await browser.waitFor({ css: 'main h1', text: en.site('casino', 'title_all_games') })
      await browser.waitFor({ css: 'main article .tile-play' })
    },
  },
  {
    name: 'register',
    async go({ browser, email }) {
      await browser.press({ css: 'header a', text: en.site('shell', 'register') })
      await browser.type({ css: dialog('input[name=email]') }, email)
      await browser.type({ css: dialog('input[name=password]') }, PASSWORD)
    },
  },
  {
    name: 'about you',
    async go({ browser }) {
      await browser.press({ css: dialog('button'), text: en.site('join', 'continue') })
      const number = Math.floor(Math.random() * 1e6)
      await browser.type({ css: dialog('input[name=firstName]') }, 'Robin')
      await browser.type({ css: dialog('input[name=lastName]') }, 'Ashford')
      await browser.choose(
        { css: dialog('select[autocomplete=bday-year]') },
        String(1950 + (number % 50)),
      )
      await browser.choose(
        { css: dialog('select[autocomplete=bday-month]') },
        String(1 + (number % 12)),
      )
      await browser.choose(
        { css: dialog('select[autocomplete=bday-day]') },
        String(1 + (number % 28)),
      )
      await browser.type(
        { css: dialog('input[autocomplete=tel-national]') },
        `151${1_000_000 + number}`,
      )
      await browser.type(
        { css: dialog('input[name=houseNumberAndStreetName]') },
        `Lindenstraße ${number}`,
      )
      await browser.type({ css: dialog('input[name=postCode]') }, '10969')
      await browser.type({ css: dialog('input[name=city]') }, 'Berlin')
      await browser.press({ css: dialog('input[name=accept]') })
    },
  },
  {
    name: 'registered',
    async go({ browser }) {
      await browser.press({ css: dialog('button'), text: en.site('join', 'create_account') })
      await browser.waitFor({ css: dialog('*'), text: en.site('join', 'registration_successful') })
    },
  },
  {
    name: 'confirmed',
    async go({ browser, servers, email }) {
      await browser.open(await mailedLink(servers.mail, email))
      await browser.waitFor({ css: dialog('*'), text: en.site('verify', 'verify_request_success') })
    },
  },
  {
    name: 'signed in',
    async go({ browser, email }) {
      await browser.press({ css: dialog('button'), text: en.site('sign-in', 'login') })
      await browser.type({ css: dialog('input[name=email]') }, email)
      await browser.type({ css: dialog('input[name=password]') }, PASSWORD)
      await browser.press({ css: dialog('form [type=submit]') })
      await browser.waitUntilGone({ css: 'dialog[open]' })
      await browser.waitFor({ css: 'header button', begins: en.site('shell', 'my_account') })
    },
  },
  {
    name: 'deposit',
    frames: [ACCOUNT],
    async go({ browser, servers }) {
      await browser.open(`${servers.casino}/account/financials/deposit?lng=en`)
      await browser.press({ css: 'button:has(img[alt="Cardinal"])', frames: ACCOUNT })
      await browser.type({ css: 'input[inputmode=decimal]', frames: ACCOUNT }, '50')
    },
  },
  {
    name: 'cashier',
    frames: [ACCOUNT, CASHIER],
    async go({ browser }) {
      await browser.press({
        css: 'button',
        begins: beginning(en.account('deposit_amount')),
        frames: ACCOUNT,
      })
      await browser.type({ css: 'input[name=cardNumber]', frames: CASHIER }, '9400 0000 0000 0106')
      await browser.type({ css: 'input[name=expiry]', frames: CASHIER }, '0931')
      await browser.type({ css: 'input[name=code]', frames: CASHIER }, '123')
      await browser.type({ css: 'input[name=holder]', frames: CASHIER }, 'Robin Ashford')
    },
  },
  {
    name: 'paid',
    frames: [ACCOUNT],
    async go({ browser }) {
      await browser.press({ css: 'button.pay', frames: CASHIER })
      const code = (await browser.text({ css: '.phone b', frames: CASHIER })).replace(/\D/g, '')
      await browser.type({ css: 'input[name=otp]', frames: CASHIER }, code)
      await browser.press({ css: 'button.pay', frames: CASHIER })
      await browser.waitFor({ css: '*', text: en.account('deposit_paid'), frames: ACCOUNT })
      await browser.waitFor({ css: 'header bdi', text: '€50.00' })
    },
  },
  {
    name: 'game',
    frames: [STUDIO],
    async go({ browser, servers }) {
      await browser.open(`${servers.casino}/play/real/${GAME}?lng=en`)
      await browser.waitFor({ css: 'button.main[aria-disabled=false]', frames: STUDIO })
    },
  },
  {
    name: 'played',
    frames: [STUDIO],
    async go({ browser }) {
      await browser.press({ css: 'button.main', frames: STUDIO })
      await browser.waitFor({ css: 'button.main[aria-disabled=true]', frames: STUDIO })
      await browser.waitFor(
        { css: 'button.main[aria-disabled=false]', frames: STUDIO },
        LONGEST_ROUND_MS,
      )
    },
  },
  {
    name: 'withdrawal',
    frames: [ACCOUNT],
    async go({ browser, servers }) {
      await browser.open(`${servers.casino}/account/financials/withdraw?lng=en`)
      await browser.type({ css: 'input[inputmode=decimal]', frames: ACCOUNT }, '20')
    },
  },
  {
    name: 'withdrawn',
    frames: [ACCOUNT],
    async go({ browser }) {
      await browser.press({
        css: 'button',
        begins: beginning(en.account('withdraw_amount')),
        frames: ACCOUNT,
      })
      await browser.waitFor({ css: '*', text: en.account('withdrawal_requested'), frames: ACCOUNT })
    },
  },
  {
    name: 'Arabic',
    async go({ browser, screen, servers }) {
      await browser.open(`${servers.casino}/?lng=en`)
      await browser.waitFor({ css: 'header button', begins: en.site('shell', 'my_account') })
      if (screen.isPhone) await browser.press({ css: 'button', text: en.site('shell', 'menu') })
      await browser.press({ css: 'button[aria-controls]', begins: en.site('shell', 'language') })
      await browser.press({ css: 'button', text: 'العربية' })
      await browser.waitFor({ css: 'html[lang=ar][dir=rtl]' })
      await browser.waitFor({
        css: 'footer strong',
        text: ar.site('shell', 'gambling_can_be_addictive'),
      })
    },
  },
  {
    name: 'signed out',
    async go({ browser, screen }) {
      if (screen.isPhone)
        await browser.press({ css: dialog('button'), text: ar.site('shell', 'close') })
      await browser.press({ css: 'header button', begins: ar.site('shell', 'my_account') })
      await browser.press({ css: 'button', text: ar.site('account-menu', 'logout') })
      await browser.waitFor({ css: 'header a', text: ar.site('shell', 'login') })
    },
  },
]

function beginning(text: string): string {
  return (text.split('{{')[0] ?? '').trim()
}

/** The link of the newest letter. */
async function mailedLink(mail: string, email: string): Promise<string> {
  const end = performance.now() + MAIL_WITHIN_MS
  for (;;) {
    const letters = (await (
      await fetch(mail, { headers: { accept: 'application/json' } })
    ).json()) as OutboxMessage[]
    const link = letters.find(({ to }) => to === email)?.text.match(/https?:\/\/\S+token=\S+/)?.[0]
    if (link) return link
    if (performance.now() > end) throw new Error(`No letter came to ${email}.`)
    await after(200)
  }
}
