/**
 * Stories that run on the wide screen alone: what they hold does not depend on the layout or on the
 * kind of pointer. For each file either all of its stories, or those whose titles begin so. The
 * phone keeps every story of layout, of touch, and one of each way through the casino.
 */
export const sameOnEveryScreen: Record<string, 'all' | readonly string[]> = {
  addresses: ['an address that is no page'],
  analytics: 'all',
  autofill: 'all',
  'book-callbacks': 'all',
  'book-contract': 'all',
  widgets: 'all',
  autoplay: ['a dialog of the casino over the game'],
  'autoplay-kinds': 'all',
  'cashier-down': 'all',
  clocks: 'all',
  'content-states': 'all',
  'early-press': 'all',
  errors: 'all',
  families: 'all',
  'found-again': 'all',
  'free-bets': 'all',
  'free-spins': 'all',
  'game-requests-frame-again': 'all',
  'game-frame': 'all',
  'held-money': 'all',
  installed: 'all',
  keno: 'all',
  'listed-pages': 'all',
  'live-spins': 'all',
  'loaded-again': 'all',
  live: 'all',
  'lobby-problems': 'all',
  looks: 'all',
  'mailed-links': 'all',
  'missing-code': 'all',
  'not-offered': 'all',
  'other-sum': 'all',
  'page-policy': 'all',
  'provider-off': 'all',
  'promo-codes': 'all',
  silence: 'all',
  'sports-problems': 'all',
  'sports-vendors': 'all',
  statement: 'all',
  storage: 'all',
  'stopped-play': 'all',
  translated: 'all',
  'translated-early': 'all',
  typed: 'all',
  'typed-ahead': 'all',
  'live-seats': [
    'who sits down at a table of cards',
    'a move that the casino refuses',
    'a double that the casino confirms too late',
    'a player who has lost the seat',
    'what a double and a split add',
  ],
  'live-table': 'all',
  session: 'all',
  'way-back': 'all',
  'pressed-twice': 'all',
  'own-colours': 'all',
  'featured-flip': 'all',
  'casino-providers': 'all',
  'chat-vendors': 'all',
  'content-pages': 'all',
  'errors-loading': 'all',
  'search-wide': 'all',
  'session-tokens': 'all',
  'lobby-featured': ['an undecodable featured demo', 'a featured demo that cannot be launched'],
  casino: [
    'a list that cannot be fetched says so',
    'a player who opens more games by keyboard',
    'the providers that were chosen still are',
  ],
  chat: [
    'a chat that could not begin begins with the first message',
    'the chat knows a player while they are signed in',
    'a casino that does not name its chat',
    'a chat that comes when its visitor has given up',
    'without the chat there is a form',
    'going back closes the form',
  ],
  content: [
    'an operator changes a text',
    'a shown text stays when its newer words cannot be fetched',
    'a text that was published before a page listened is shown once it does',
    'a text that was published while the lobby did not listen yet is shown',
    'an editor’s link to a page of the casino',
  ],
  favourites: [
    'for a visitor there are no favourites',
    'a player’s games that cannot be fetched say so',
    'a player who takes favourites away by keyboard',
    'the favourites are one list',
  ],
  games: ['by keys alone, ', 'a game is silent until its player switches the sound on'],
  keyboard: [
    'without a mouse a newcomer registers',
    'without a mouse a visitor goes from registering',
    'the keyboard stays with the categories',
    'a player who takes all providers back by keyboard',
  ],
  languages: [
    'the language is the address’s',
    'a visitor who cannot read a language finds the way back',
    'a language with too few words is not offered',
    'a word that the operator changes is there after an hour',
    'a key without words is written back',
  ],
  'left-meanwhile': 'all',
  licences: [
    'players from other countries have the pages of their licence',
    "a player from Anjouan sees the authority's seal",
    'W8 a seal that cannot be had',
    'the casino says so and stays open where neither the country nor the star has a licence',
  ],
  lobby: ['a visitor with the lobby open', 'the promotions move on by themselves'],
  modals: [
    'an address opens each dialog at once',
    'the hash opens a dialog as well',
    'a dialog that a busy browser takes away late',
    'a visitor who changes their mind while a dialog is being loaded stays where they are',
    'a keyboard is enough',
    'a signed-in player is not asked to sign in',
    'going back closes the choice of providers',
    'a press is seen at once',
    'a dialog opens over the page one is on',
    'typed text survives a change of tabs',
  ],
  'my-bets': ['bets that cannot be requested say so'],
  passwords: [
    'a link says that it is no good once a newer one was requested',
    'an account whose confirmation got no answer',
    'without the token of a letter nothing is shown',
  ],
  payments: [
    'a player looks them up in the currency',
    'a player sees the marks of their own ways to pay',
  ],
  promotions: [
    'a player may deposit from the VIP room',
    'terms that do not come',
    'editors change a promotion',
  ],
  'quick-deposit': [
    'a payment that fails says why',
    'A7 another browser that looks up a payment',
    "a bank's widget",
    'a wallet that needs an e-mail',
    'on the payments page the payment',
  ],
  'random-game': [
    'the last games of the casino are shuffled',
    'a deal that fails says so',
    'going back closes it',
    'U10 who wants no motion',
  ],
  register: [
    'an unknown promo code is named',
    'country, currency and newsletter are not asked for',
  ],
  'scroll-rule': [
    'a dialog that was opened over a game',
    'a player who comes back from a game',
    'another list that is chosen far down',
  ],
  search: [
    'U4 a search waits for the end of a word',
    'a search is requested once',
    'a query that was cleared or entered is not requested again while a visitor types on',
    'a search that gets no answer',
    'a player who searches by keyboard',
    'games that cannot be recommended',
  ],
  sports: [
    'a link to an event opens it, and one to the slip shows one slip',
    'pages that are the own of the book',
    'text typed into the search of the book',
    'a team that is typed into the search',
  ],
  visitor: ['an address that leads to no game', 'closing a game never leads to another site'],
  'lobby-links': [
    'a studio of the strip',
    'the providers that are chosen in the lobby',
    'a button of editors leads where they say',
    'the footer shows all studios',
  ],
  navigation: [
    'going back closes the menu',
    'a player has their account at hand',
    'the account area brings the place that it names',
    'a link out of the account area',
  ],
  'pressed-steadily': [
    'a dialog stays while a text in it is selected',
    'a finger is held',
    'no error moves what is being pressed',
  ],
  'sleeping-sections': [
    'a button pressed in a section without its code yet is pressed again once the code has come',
    'a section whose code cannot be had',
    'another thread has read',
  ],
}

/**
 * Stories that run on the phone alone, by touch or from right to left: what holds there, where
 * there is less room and things move, holds in the same parts of a wide screen. That has stories of
 * its own of whatever it lays out differently.
 */
export const onPhoneOnly: typeof sameOnEveryScreen = {
  autoplay: ['autoplay begins only'],
  break: 'all',
  casino: ['the catalogue opens sixty games at a time'],
  'edit-bet': 'all',
  favourites: ['U15 what a player loves'],
  games: ['by touch, '],
  inbox: 'all',
  jackpots: 'all',
  'lobby-featured': ['the featured game turns round'],
  'my-bets': ['a player follows a bet'],
  narrow: 'all',
  offers: 'all',
  passwords: ['a forgotten password'],
  'quick-deposit-screens': 'all',
  'quick-deposit': ['a visitor pays by bank, adds'],
  'random-game': ['a visitor who cannot choose is dealt a game'],
  'reality-check': 'all',
  register: [
    'a newcomer registers with nothing but a keyboard',
    'the banner of the content system',
  ],
  'scroll-rule': ['a link to a place on another page'],
  'sleeping-sections': ['a game that a row does not show at first'],
  sports: ['the open section stands in sight', 'the lobby shows what the sportsbook puts first'],
  visitor: ['a visitor looks around'],
}

/**
 * One pattern for each story or file of the list, against "project file title" as Playwright
 * compares it.
 */
export function patternsOf(stories: typeof sameOnEveryScreen): RegExp[] {
  return Object.entries(stories).flatMap(([file, titles]) =>
    titles === 'all'
      ? [new RegExp(` ${file}\\.test\\.ts `)]
      : titles.map((title) => new RegExp(` ${file}\\.test\\.ts ${asPattern(title)}`)),
  )
}

function asPattern(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
