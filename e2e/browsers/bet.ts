import { minorOf } from '../money.ts'
import { wordsOf } from '../words.ts'
import type { Step } from './visit.ts'

const STAKE = '€5.00'
const STAKE_MINOR = 500
const en = wordsOf('en')
const book = (css: string) => `.book ${css}`
const dialog = (css: string) => `dialog[open] ${css}`
const PRICE = { css: book('.row .price:enabled') }
const BALANCE = { css: 'header bdi' }

/** Steps of a visitor who comes to the sportsbook from the lobby, bets, and finds the bet again. */
export const BET: readonly Step[] = [
  {
    name: 'sportsbook',
    async go({ browser, screen, servers }) {
      await browser.open(`${servers.casino}/?lng=en`)
      await browser.waitFor({ css: 'header a', text: en.site('shell', 'login') })
      const links = screen.isPhone ? '.bottom-bar a' : '.main-nav a'
      await browser.waitUntilAwake(links)
      // The site goes on without another document, so the book can be looked into.
      await browser.openShadows()
      await browser.press({
        css: links,
        text: en.site('shell', 'sports'),
      })
      await browser.waitFor(PRICE)
    },
  },
  {
    name: 'tomorrow',
    // Prices of tomorrow stand still; those of what is on move while they are looked at.
    async go({ browser }) {
      await browser.press({ css: book('.section'), text: 'Today' })
      await browser.press({ css: book('.chip'), text: 'Tomorrow' })
      await browser.waitFor({ css: book('.chip[aria-pressed=true]'), text: 'Tomorrow' })
      await browser.waitFor(PRICE)
    },
  },
  {
    name: 'selected',
    async go({ browser, screen }) {
      await browser.press(PRICE)
      if (screen.isPhone) await browser.press({ css: book('.slip-bar') })
      await browser.waitFor({ css: book('.slip .leg') })
    },
  },
  {
    name: 'signed in',
    async go({ browser, servers }) {
      const [player] = servers.players
      await browser.press({ css: book('.slip .button'), text: 'Sign in to bet' })
      await browser.type({ css: dialog('input[name=email]') }, player?.email ?? '')
      await browser.type({ css: dialog('input[name=password]') }, player?.password ?? '')
      await browser.press({ css: dialog('form [type=submit]') })
      await browser.waitUntilGone({ css: 'dialog[open]' })
      await browser.waitFor({ css: book('.slip .leg') })
    },
  },
  {
    name: 'staked',
    async go({ browser }) {
      await browser.type({ css: book('.slip .stake input') }, '5')
      await browser.waitFor({ css: book('.slip .button'), text: `Place bet · ${STAKE}` })
    },
  },
  {
    name: 'placed',
    async go({ browser }) {
      const before = await browser.text(BALANCE)
      await browser.press({ css: book('.slip .button'), text: `Place bet · ${STAKE}` })
      await browser.waitFor({ css: book('.receipt h2'), text: 'Your bet is placed' })
      const after = euros(minorOf(before) - STAKE_MINOR)
      await browser.waitFor({ ...BALANCE, text: after })
      return `the balance was ${before}, and is ${after}`
    },
  },
  {
    name: 'my bets',
    async go({ browser }) {
      await browser.press({ css: book('.receipt a'), text: 'My bets' })
      await browser.waitFor({ css: book('.page .bet .sum b'), text: STAKE })
    },
  },
]

function euros(minor: number): string {
  return (minor / 100).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' })
}
