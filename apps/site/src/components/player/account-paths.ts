/** An address of the account area; hidden balances stay hidden there. */
export function accountPath(inner: string, hidden: boolean): string {
  return `/account/${inner}${hidden ? '?incognito=true' : ''}`
}

export function depositPath(hidden: boolean): string {
  return accountPath('financials/deposit', hidden)
}

/** The page about safe play, one click away on every page. */
export const saferPlayPath = '/templates/responsible_gaming'
