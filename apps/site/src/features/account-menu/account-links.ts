/** The entries of the account menu: a translation key and the path beneath /account/. */
export const accountLinks = [
  { key: 'my_profile', path: 'profile/personal_info' },
  { key: 'inbox', path: 'profile/inbox' },
  { key: 'bonuses', path: 'promotions/active' },
  { key: 'deposit', path: 'financials/deposit' },
  { key: 'withdraw', path: 'financials/withdraw' },
  { key: 'pending_withdraws', path: 'financials/pending_withdraws' },
  { key: 'my_bets', path: 'history/my_bets' },
  { key: 'account_statement', path: 'history/account_statement' },
] as const

export type AccountLinkKey = (typeof accountLinks)[number]['key']
